import type { AuthoredDeepLink, AuthoredDefaultReceiptLine, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { type Draft, write } from '../write.ts';

type Of = AuthoredDefaultReceiptLine['of'];
type Amount = Extract<NonNullable<AuthoredStoredNode['fallback']>, { kind: 'FallbackAmountLine' }>['of'];

/** Shows `text` if a client cannot draw the line. */
const told = (text: string) => ({ criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text } }) as const;

export const amount = (
  id: string,
  label: string,
  of: Amount,
  frame: { readonly isMandatory?: boolean; readonly counts?: boolean; readonly style?: AuthoredDefaultReceiptLine['style'] } = {},
): Draft =>
  write(
    'DefaultReceiptLine',
    id,
    { label, of, style: frame.style ?? 'PLAIN', ...(frame.counts === true ? { countsToTotal: true } : {}) },
    {
      criticality: frame.isMandatory === true ? 'MANDATORY' : 'DEGRADABLE',
      fallback: { kind: 'FallbackAmountLine', label, of },
    },
  );
export const line = (id: string, label: string, of: Exclude<Of, Amount>, style: AuthoredDefaultReceiptLine['style'] = 'PLAIN'): Draft =>
  write('DefaultReceiptLine', id, { label, of, style }, told(label));
export const header = (title: string, subtitle?: string): Draft =>
  write('HeaderReceiptLine', 'header', { title, ...(subtitle === undefined ? {} : { subtitle }) }, told(title));
export const rule = (id: string): Draft => write('SeparatorReceiptLine', id, {}, told('—'));

export const information = (text: string): Draft => write('InformationReceiptLine', 'information', { text }, told(text));
export const warning = (title: string, text: string): Draft =>
  write('WarningReceiptLine', 'warning', { title, text }, told(`${title}: ${text}`));
export const steps = (title: string, items: string[]): Draft =>
  write('ListReceiptLine', 'steps', { title, ordered: true, items }, told(`${title}: ${items.join(' ')}`));
export const points = (title: string, items: string[]): Draft =>
  write('ListReceiptLine', 'points', { title, ordered: false, items }, told(`${title}: ${items.join(' ')}`));
export const prompt = (title: string, body: string, linkLabel: string, deepLink: AuthoredDeepLink): Draft =>
  write('PromptReceiptLine', 'prompt', { title, body, linkLabel, deepLink }, told(`${title}. ${body}`));
export const place = (title: string): readonly Draft[] => [
  write('LocationReceiptLine', 'place', { title }, told('Contact Support to find out where to go.')),
  write(
    'WorkingHoursReceiptLine',
    'hours',
    { title: 'Cashier hours', linkLabel: 'Holidays and changes' },
    told('Check the cashier hours before you go.'),
  ),
];
