import type { ReleaseState } from '#src/shared/console/releases.ts';
import { Badge } from '#src/ui/Badge.tsx';

const looks = {
  scheduled: { tone: 'info', label: 'planned' },
  started: { tone: 'positive', label: 'running' },
  ended: { tone: 'neutral', label: 'ended' },
  cancelled: { tone: 'neutral', label: 'canceled' },
  failed: { tone: 'negative', label: 'failed' },
  expired: { tone: 'warning', label: 'missed' },
} as const satisfies Readonly<Record<ReleaseState, { readonly tone: string; readonly label: string }>>;

export function StateBadge({ state }: { readonly state: ReleaseState }) {
  const { tone, label } = looks[state];
  return <Badge tone={tone}>{label}</Badge>;
}
