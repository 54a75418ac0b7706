import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { type Option, option } from './choices.ts';

type Provider = PaymentProviderFieldsFragment;

export type KeptMethod = { readonly provider: Provider; readonly method: Provider['methods'][number] };

export const keptMethods = (providers: readonly Provider[]): readonly KeptMethod[] =>
  providers.flatMap((provider) => provider.methods.map((method) => ({ provider, method })));

export const preferredKept = (kept: readonly KeptMethod[], providerId: string | undefined): KeptMethod | undefined =>
  kept.find(({ provider, method }) => provider.id === providerId && method.id === provider.preferredMethod?.id);

export const keptOption = ({ provider, method }: KeptMethod, isOff: boolean): Option => ({
  ...option(method.id, method.name, provider.name),
  isOff,
});
