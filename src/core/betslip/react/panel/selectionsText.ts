import { t } from '#src/shared/text/t.ts';

export const selectionsText = (count: number): string => t`{${count}, plural, one {# selection} other {# selections}}`;
