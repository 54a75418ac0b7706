import { useLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { CountPlace } from './CountPlace.ts';

export function SettledCount() {
  const [{ length: count }] = useLocal(SETTLED_UNSEEN);
  return count === 0 ? null : (
    <CountPlace>
      <Badge tone="accent" round aria-label={t`${count} settled`}>
        {count}
      </Badge>
    </CountPlace>
  );
}
