import { LONG_FILES } from '#tests/support/longFiles.ts';

/** Seconds an average test file takes on two free cores: a suite's time divided by its files. */
const USUAL = { unit: 0.3, contract: 2.3 };

export const secondsOf = (test: string): number => LONG_FILES[test] ?? (test.startsWith('tests/') ? USUAL.contract : USUAL.unit);
