import { AskAboutPlayer } from './AskAboutPlayer.tsx';

export const DeleteDisplays = () => (
  <AskAboutPlayer to="deletePlayerDisplays" label="Delete displays" button="Delete displays" reasonLabel="Reason for deleting">
    {({ deleted }) => <p role="status">{deleted === 1 ? '1 record was deleted.' : `${deleted} records were deleted.`}</p>}
  </AskAboutPlayer>
);
