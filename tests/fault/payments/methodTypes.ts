import { providers, type Provider } from '#server/modules/payments/rules/providers.ts';
import { hasPageFor } from '#server/modules/payments/rules/index.ts';
import type { Direction } from '#server/modules/payments/vendor/index.ts';

/** `page`: card or account entered on the vendor's page. `kept`: stored card or account. `pageless`: paid at a counter. */
export type Behaviour = 'kept' | 'page' | 'pageless';

export type PaymentRoute = {
  readonly provider: Provider;
  readonly direction: Direction;
  readonly behaviour: Behaviour;
  /** The create request notifies the vendor. The player opens no page. */
  readonly isToldAtOnce: boolean;
  /** The money moves days later, at a counter or by bank. */
  readonly isAtCounter: boolean;
};

function behavioursOf(provider: Provider, direction: Direction): readonly Behaviour[] {
  const terms = direction === 'in' ? provider : provider.payout;
  if (terms === null) return [];
  if (!hasPageFor(provider.id, direction)) return ['pageless'];
  // A withdrawal to a card needs a stored card.
  const page: readonly Behaviour[] = direction === 'out' && provider.way === 'card' ? [] : ['page'];
  return [...page, ...(terms.keepsMethods ? (['kept'] as const) : [])];
}

export const everyRoute: readonly PaymentRoute[] = (['in', 'out'] as const).flatMap((direction) =>
  providers.flatMap((provider) =>
    behavioursOf(provider, direction).map((behaviour) => ({
      provider,
      direction,
      behaviour,
      isToldAtOnce: behaviour === 'pageless' || (direction === 'out' && behaviour === 'kept'),
      isAtCounter: behaviour === 'pageless' || (direction === 'out' && provider.way === 'wire'),
    })),
  ),
);

/** Identifies routes that take the same steps and differ only in texts and limits. */
const courseOf = ({ provider: { way }, direction, behaviour, isAtCounter }: PaymentRoute): string =>
  [direction, behaviour, isAtCounter, direction === 'in' && way === 'paypal'].join(' ');

export const oneOfEachCourse: readonly PaymentRoute[] = everyRoute.filter(
  (route, at) => everyRoute.findIndex((other) => courseOf(other) === courseOf(route)) === at,
);

export const nameOf = ({ provider: { id }, direction, behaviour }: PaymentRoute): string =>
  `${direction === 'in' ? 'deposit' : 'withdrawal'} by ${id}, ${behaviour}`;
