/** Preloaded into a process that must not outlive the run that started it, however that ends: a killed run stops nothing itself. */
process.once('disconnect', () => process.exit())
process.channel?.unref()
