import { t } from '#src/shared/text/t.ts';

export const selectionsText = (count: number): string => (count === 1 ? t`1 selection` : t`${count} selections`);
