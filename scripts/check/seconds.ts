import { LONG_FILES } from '#tests/support/longFiles.ts';

const USUAL = { unit: 0.3, contract: 2.3 };

export const secondsOf = (test: string): number => LONG_FILES[test] ?? (test.startsWith('tests/') ? USUAL.contract : USUAL.unit);
