// Zod probes whether it may compile functions with `eval`. Our content security policy forbids it, and browsers report the attempt:
// this setting prevents the probe, so this module has to run before Zod is imported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
