import { t } from '#src/shared/text/t.ts';

export type Unit = { readonly value: string; readonly label: string };

const two = (value: number): string => String(value).padStart(2, '0');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Never negative. */
export function remaining(seconds: number): readonly Unit[] {
  const left = Math.max(0, Math.floor(seconds));
  return [
    { value: String(Math.floor(left / DAY)), label: t`days` },
    { value: two(Math.floor(left / HOUR) % 24), label: t`hours` },
    { value: two(Math.floor(left / MINUTE) % 60), label: t`min` },
    { value: two(left % 60), label: t`sec` },
  ];
}

/** In minutes: screen readers must not announce seconds. */
export function spokenRemaining(seconds: number): string {
  const left = Math.max(0, seconds);
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor(left / HOUR) % 24, Math.floor(left / MINUTE) % 60];
  const words = [
    ...(days > 0 ? [t`{${days}, plural, one {# day} other {# days}}`] : []),
    ...(hours > 0 ? [t`{${hours}, plural, one {# hour} other {# hours}}`] : []),
    ...(minutes > 0 ? [t`{${minutes}, plural, one {# minute} other {# minutes}}`] : []),
  ];
  return words.length === 0 ? t`less than a minute` : words.join(' ');
}
