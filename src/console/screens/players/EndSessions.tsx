import { AskAboutPlayer } from './AskAboutPlayer.tsx';

export const EndSessions = () => (
  <AskAboutPlayer to="endPlayerSessions" label="Log a player out" button="Log out everywhere" reasonLabel="Reason">
    {({ ended }) => <p role="status">{said(ended)}</p>}
  </AskAboutPlayer>
);

function said(ended: number): string {
  if (ended === 0) return 'The player was not logged in.';
  return ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`;
}
