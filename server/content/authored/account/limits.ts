import type { AuthoredResponsibleGamingShelfDeepLink } from '#server/contract/generated/authored.ts';
import { care } from '../care.ts';
import { account, documentOf, type Draft, form, write } from '../write.ts';

type Limit = NonNullable<AuthoredResponsibleGamingShelfDeepLink['limit']>;

const entry = (id: string, label: string, icon: string, limit: Limit) => ({
  kind: 'Leaf' as const,
  id,
  label,
  icon,
  deepLink: { kind: 'ResponsibleGamingShelfDeepLink' as const, limit },
});

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
          id: 'cool-off',
          label: 'Take a break',
          icon: 'clock',
          deepLink: account('responsible-gaming/cool-off'),
        },
        {
          kind: 'Leaf',
          id: 'self-exclusion',
          label: 'Exclude yourself',
          icon: 'responsible-gaming',
          deepLink: account('responsible-gaming/self-exclusion'),
        },
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

const ways = (surface: string): Draft =>
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'What you can do',
      links: [
        { id: 'responsible-gaming', label: 'Time, limits and help', icon: 'responsible-gaming', deepLink: account('responsible-gaming') },
        surface === 'limit'
          ? { id: 'history', label: 'What you have set before', icon: 'history', deepLink: account('responsible-gaming/history') }
          : { id: 'write', label: 'Write to us', icon: 'help', deepLink: form('contact-us') },
      ],
    },
    { trackingId: `${surface}.ways` },
  );

export const limit = documentOf('limit', '{limit}', [
  write(
    'OwnLimitShelf',
    'limit',
    {
      text: 'A limit holds you to what you decided while you were calm. Less holds at once; more, or no limit, holds a day later at the earliest, and a break cannot be ended early.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your limits hold. This version of the page cannot change them; reload to change them.' },
      bind: { limit: { source: 'careSubject', args: { limit: { $param: 'limit' } } } },
      label: 'A limit',
      trackingId: 'limit.form',
    },
  ),
  ways('limit'),
  ...care(),
]);

export const limitHistory = documentOf('limit-history', 'Limit history', [
  write(
    'LimitHistoryShelf',
    'limits',
    {
      title: 'What you have set',
      emptyTitle: 'No limits were set',
      emptyText: 'Each limit that is set, changed or removed stands here with its day.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your limits are kept. This version of the page cannot show them; reload to see them.' },
      label: 'Limit history',
      trackingId: 'limit-history.limits',
    },
  ),
  ways('limit-history'),
  ...care(),
]);
