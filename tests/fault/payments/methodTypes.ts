import { providers, type Provider } from '#server/modules/payments/rules/providers.ts';
import { hasPageFor } from '#server/modules/payments/rules/index.ts';
import type { Direction } from '#server/modules/payments/vendor/index.ts';

/** `page`: the vendor asks for a card or account. `kept`: it has one. `pageless`: paid at a counter, under a reference. */
export type Behaviour = 'kept' | 'page' | 'pageless';

export type PaymentRoute = {
  readonly provider: Provider;
  readonly direction: Direction;
  readonly behaviour: Behaviour;
  /** The vendor is told by the request itself: the player opens no page. */
  readonly isToldAtOnce: boolean;
  /** Somebody brings, fetches or sends the money days later. */
  readonly isAtCounter: boolean;
};

function behavioursOf(provider: Provider, direction: Direction): readonly Behaviour[] {
  const terms = direction === 'in' ? provider : provider.payout;
  if (terms === null) return [];
  if (!hasPageFor(provider.id, direction)) return ['pageless'];
  // A card is paid back, and gives no new one.
  const page: readonly Behaviour[] = direction === 'out' && provider.way === 'card' ? [] : ['page'];
  return [...page, ...(terms.keepsMethods ? (['kept'] as const) : [])];
}

/** Each way that there is to bring money or to take it out. */
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

/** Routes that take the same course; only their words and limits differ. */
const courseOf = ({ provider: { way }, direction, behaviour, isAtCounter }: PaymentRoute): string =>
  [direction, behaviour, isAtCounter, direction === 'in' && way === 'paypal'].join(' ');

/** One of each course. */
export const oneOfEachCourse: readonly PaymentRoute[] = everyRoute.filter(
  (route, at) => everyRoute.findIndex((other) => courseOf(other) === courseOf(route)) === at,
);

export const nameOf = ({ provider: { id }, direction, behaviour }: PaymentRoute): string =>
  `${direction === 'in' ? 'deposit' : 'withdrawal'} by ${id}, ${behaviour}`;
