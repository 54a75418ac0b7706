import { t } from '#src/shared/text/t.ts';
import { isFresh, keyOf, settle, type SettlePorts } from '#src/render/index.ts';
import { toast } from '#src/ui/notices/toast.ts';

/** Sends the player's unanswered actions again, except old ones. Drops other players' actions. */
export async function findOut(ports: SettlePorts, now: () => number = Date.now): Promise<void> {
  for (const attempt of ports.attempts.all()) {
    const key = keyOf(attempt.action);
    // A logout may happen between two actions.
    const playerId = ports.playerId();
    if (playerId === null || ports.attempts.find(key)?.actionId !== attempt.actionId) continue;
    if (attempt.playerId !== playerId) {
      ports.attempts.drop(key);
      continue;
    }
    if (!isFresh(attempt, now())) continue;
    const end = await settle(attempt, ports);
    if (end.kind === 'done') toast({ id: `done-${attempt.actionId}`, type: 'success', title: end.said ?? t`Saved.` });
    if (end.kind === 'refused')
      toast({
        id: `refused-${attempt.actionId}`,
        type: 'danger',
        title: t`Your last request before the reload was not accepted. Please try again.`,
      });
  }
}
