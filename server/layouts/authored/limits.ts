import type { AuthoredResponsibleGamingShelfDeepLink } from '../../gql/authored.ts';
import { account, type Draft, write } from './write.ts';

type Limit = NonNullable<AuthoredResponsibleGamingShelfDeepLink['limit']>;

const entry = (id: string, label: string, icon: string, limit: Limit) => ({
  kind: 'Leaf' as const,
  id,
  label,
  icon,
  deepLink: { kind: 'ResponsibleGamingShelfDeepLink' as const, limit },
});

/** A limit that counts by the day, the week or the month. */
const byPeriod = (id: 'deposit' | 'loss' | 'spend', label: string, icon: string) => ({
  kind: 'Parent' as const,
  id,
  label,
  icon,
  children: [
    entry(`${id}-daily`, 'By the day', 'calendar', `${id}/daily`),
    entry(`${id}-weekly`, 'By the week', 'calendar', `${id}/weekly`),
    entry(`${id}-monthly`, 'By the month', 'calendar', `${id}/monthly`),
  ],
});

/** Every limit that a player may hold themselves to, each with a page of its own. */
export const limitList = (): Draft =>
  write(
    'AccountItemsShelf',
    'limits',
    {
      title: 'Limits',
      items: [
        byPeriod('deposit', 'What you deposit', 'wallet'),
        byPeriod('loss', 'What you lose', 'percent'),
        byPeriod('spend', 'What you spend', 'coins'),
        entry('max-single-wager', 'Your largest single wager', 'betslip', 'max-single-wager'),
        entry('time', 'Your time by the day', 'timer', 'time'),
        entry('reality-check-in', 'A reality check now and then', 'clock', 'reality-check-in'),
        {
          kind: 'Leaf',
          id: 'history',
          label: 'What you have set before',
          icon: 'history',
          deepLink: account('responsible-gaming/history'),
        },
      ],
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Limits and help', url: '/account/help' },
      label: 'Limits',
      trackingId: 'responsible-gaming.limits',
    },
  );
