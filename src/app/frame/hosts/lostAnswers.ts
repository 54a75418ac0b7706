import { t } from '#src/shared/text/t.ts';
import { isFresh, keyOf, settle, type SettlePorts } from '#src/render/index.ts';
import { toast } from '#src/ui/notices/toast.ts';

/**
 * Sends again what the player who is here has begun and got no answer to, under its own id, and says how it ended. What is old stays until
 * they ask for it, and what somebody else began is dropped. Nothing of a player is while nobody is here: a session that ended may be back.
 */
export async function findOut(ports: SettlePorts, now: () => number = Date.now): Promise<void> {
  for (const attempt of ports.attempts.all()) {
    const key = keyOf(attempt.action);
    // Each may wait long for its answer: who is here, and what lies there, is looked at before the next.
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
        title: t`What you sent before the page was loaded again was not taken. Please try again.`,
      });
  }
}
