import fc from 'fast-check'

// CI draws by its commit: a second run of one commit draws the same values, and each commit draws new ones.
const seed = Number(process.env.VEDETTA_PROPERTY_SEED)
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
