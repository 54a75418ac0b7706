import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { t } from '../text/t.ts';
import { wayDrawings } from './wayDrawings.ts';

type Provider = PaymentProviderFieldsFragment;
type Method = Provider['methods'][number];

export type Option = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly note: string | null;
  readonly isOff: boolean;
  /** SVG path in a box of 24 units. */
  readonly drawing?: string | undefined;
  readonly pin?: { readonly number: number; readonly latitude: number; readonly longitude: number };
};

export const NEW = 'new';

export const isUsable = ({ availability, excluded }: Pick<Provider, 'availability' | 'excluded'>): boolean =>
  availability === 'AVAILABLE' && !excluded;

/** First usable provider whose id is in `ids`, else the first usable one. */
export function chosenProvider(providers: readonly Provider[], ids: readonly (string | null)[]): Provider | undefined {
  const usable = providers.filter(isUsable);
  const named = ids.flatMap((id) => usable.filter((each) => each.id === id));
  return named[0] ?? usable[0];
}

/** Method with this `id`, else the preferred one, else the first. Undefined: the player must add one. */
export const chosenMethod = ({ methods, preferredMethod }: Provider, id: string | null): Method | undefined =>
  methods.find((each) => each.id === id) ??
  (id === NEW ? undefined : (methods.find((each) => each.id === preferredMethod?.id) ?? methods[0]));

export const providerOption = (provider: Provider): Option => ({
  id: provider.id,
  name: provider.name,
  text: [provider.description, provider.details, recentText(provider)].filter((text) => text !== '').join(' '),
  note: isUsable(provider) ? t`${provider.minimumAmount.formattedAmount} to ${provider.maximumAmount.formattedAmount}` : provider.warning,
  isOff: !isUsable(provider),
  drawing: wayDrawings[provider.id] ?? wayDrawings[provider.code],
});

const recentText = ({ typicalTime }: Provider): string => (typicalTime === null ? '' : t`Recent withdrawals took ${typicalTime}.`);

export function worded(options: readonly Option[], words: readonly { readonly providerId: string; readonly note: string | null }[]) {
  const named = new Map(words.map(({ providerId, note }, at) => [providerId, { note, at }]));
  const place = ({ id }: Option): number => named.get(id)?.at ?? words.length;
  return options
    .map((option): Option => {
      const note = named.get(option.id)?.note ?? null;
      return note === null ? option : { ...option, text: `${option.text.trimEnd()} ${note}` };
    })
    .toSorted((a, b) => place(a) - place(b));
}

export const depositMethods = ({ code, methods, methodOptions }: Provider): readonly Option[] => [
  ...methods.map(({ id, name }) => option(id, name)),
  ...(methodOptions.newMethodsPermitted ? [option(NEW, code === 'CARD' ? t`Another card` : t`Another account`)] : []),
];

export const withdrawalMethods = ({ methods, methodOptions }: Provider): readonly Option[] => [
  ...methods.map(({ id, name, description }) => option(id, name, description)),
  ...(methodOptions.newMethodsPermitted ? [option(NEW, t`Another account`, t`You enter it on our provider’s page.`)] : []),
];

export const option = (id: string, name: string, text = ''): Option => ({ id, name, text, note: null, isOff: false });

const CASH = 'CASH_AT_CASINO';

export const needsPlace = (provider: { readonly code: string } | undefined): boolean => provider?.code === CASH;
