export { flagDefaults, type FlagName, type FlagValues } from './flags.ts';
export { FlagsProvider, useFlag, useSetFlags } from './FlagsProvider.tsx';
