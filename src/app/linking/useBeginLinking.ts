import { useAuth } from '#src/core/auth/index.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { toast } from '#src/ui/toast.ts';
import { useStartup } from '../StartupContext.tsx';
import { beginLinking } from './attempt.ts';

/** Sends the player to the partner. Without a partner nothing happens but a report and a word (product §8). `go` is for tests. */
export function useBeginLinking(go: (address: string) => void = (address) => location.assign(address)): () => Promise<void> {
  const { tabStorage } = usePlatform();
  const { startup } = useStartup();
  const { userId } = useAuth();
  return async () => {
    const none = { partnerAuthorizeUrl: null, partnerClientId: null, partnerTokenUrl: null };
    try {
      go(await beginLinking(tabStorage, startup?.serviceAttributes ?? none, { origin: location.origin, playerId: userId ?? '' }));
    } catch (error) {
      reportError('auth', error);
      toast({ type: 'danger', title: 'An error has occurred', body: 'Please try again later.' });
    }
  };
}
