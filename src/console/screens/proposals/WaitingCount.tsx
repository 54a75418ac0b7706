import { Badge } from '#src/ui/Badge.tsx';
import { useAnswer } from '../../api/index.ts';
import { useFresh } from '../trading/useFresh.ts';

export function WaitingCount() {
  const open = useAnswer('listProposals', { state: 'open' });
  useFresh(open.reload);
  const count = open.value?.proposals.filter(({ whyNot }) => whyNot === null).length ?? 0;
  return count === 0 ? null : (
    <Badge tone="warning" aria-label={`${count} waiting for you`}>
      {count}
    </Badge>
  );
}
