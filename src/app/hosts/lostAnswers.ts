import { isFresh, keyOf, settle, type SettlePorts } from '#src/render/index.ts';
import { toast } from '#src/ui/toast.ts';

/** Sends again what was begun and got no answer, under its own id, and says how it ended. What is old or somebody else's is dropped. */
export async function findOut(playerId: string | null, ports: SettlePorts, now: number = Date.now()): Promise<void> {
  for (const attempt of ports.attempts.all()) {
    if (playerId === null || attempt.playerId !== playerId || !isFresh(attempt, now)) {
      ports.attempts.drop(keyOf(attempt.action));
      continue;
    }
    const end = await settle(attempt, ports);
    if (end.kind === 'done') toast({ id: `done-${attempt.actionId}`, type: 'success', title: end.said ?? 'Saved.' });
    if (end.kind === 'refused' || end.kind === 'rejected')
      toast({
        id: `refused-${attempt.actionId}`,
        type: 'danger',
        title: 'What you sent before the page was loaded again was not taken. Please try again.',
      });
  }
}
