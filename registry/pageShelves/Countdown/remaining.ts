import { t } from '#src/shared/text/t.ts';

export type Unit = { readonly value: string; readonly label: string };

const two = (value: number): string => String(value).padStart(2, '0');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SHOWN = 3;

/** Splits `seconds` into at most three units, beginning with the largest that is not zero. */
export function remaining(seconds: number): readonly Unit[] {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(left / DAY), Math.floor(left / HOUR) % 24];
  const units = [
    { value: days, label: t`{${days}, plural, one {day} other {days}}` },
    { value: hours, label: t`{${hours}, plural, one {hour} other {hours}}` },
    { value: Math.floor(left / MINUTE) % 60, label: t`min` },
    { value: left % 60, label: t`sec` },
  ];
  const first = units.findIndex(({ value }) => value > 0);
  return units
    .slice(first === -1 ? -1 : first)
    .slice(0, SHOWN)
    .map(({ value, label }, at) => ({ value: at === 0 ? String(value) : two(value), label }));
}

/** Omits seconds, so that screen readers do not announce every second. */
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
