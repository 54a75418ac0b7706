import { LONG_FILES } from '#tests/support/longFiles.ts';

/** Wall-clock seconds that a usual test file adds to its suite on two free cores: a suite's time by the number of its files. */
const USUAL = { unit: 0.3, contract: 2.3 };

export const secondsOf = (test: string): number => LONG_FILES[test] ?? (test.startsWith('tests/') ? USUAL.contract : USUAL.unit);
