import { providers, type Provider } from '#server/modules/payments/rules/providers.ts';
import { hasPageFor } from '#server/modules/payments/rules/index.ts';
import type { Direction } from '#server/modules/payments/vendor/index.ts';

/**
 * `page`: the player enters a card or account on the vendor's page. `kept`: chooses a stored one. `pageless`: pays or is paid at a cash
 * desk.
 */
export type Behaviour = 'kept' | 'page' | 'pageless';

export type PaymentRoute = {
  readonly provider: Provider;
  readonly direction: Direction;
  readonly behaviour: Behaviour;
  /** True if the vendor learns of the payment at its creation, so that the player opens no vendor page. */
  readonly isToldAtOnce: boolean;
  /** True if the money moves days later, at a cash desk or by wire. */
  readonly isAtCounter: boolean;
};

function behavioursOf(provider: Provider, direction: Direction): readonly Behaviour[] {
  const terms = direction === 'in' ? provider : provider.payout;
  if (terms === null) return [];
  if (!hasPageFor(provider.id, direction)) return ['pageless'];
  // Withdrawals need a stored card.
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

/** Returns the same key for routes with the same steps, which differ only in texts and limits. */
const courseOf = ({ provider: { way }, direction, behaviour, isAtCounter }: PaymentRoute): string =>
  [direction, behaviour, isAtCounter, direction === 'in' && way === 'paypal'].join(' ');

export const oneOfEachCourse: readonly PaymentRoute[] = everyRoute.filter(
  (route, at) => everyRoute.findIndex((other) => courseOf(other) === courseOf(route)) === at,
);

export const nameOf = ({ provider: { id }, direction, behaviour }: PaymentRoute): string =>
  `${direction === 'in' ? 'deposit' : 'withdrawal'} by ${id}, ${behaviour}`;
