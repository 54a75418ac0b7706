export { flagDefaults, type FlagName, type FlagValues } from './flags.ts';
export { FlagsProvider, useFlag } from './FlagsProvider.tsx';
