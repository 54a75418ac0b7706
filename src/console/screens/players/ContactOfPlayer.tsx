import type { PlayerContact } from '#src/shared/console/players.ts';
import { styled } from '#src/ui/stitches.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$4 $16',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0 },
});

export const ContactOfPlayer = () => (
  <AskAboutPlayer to="readPlayerContact" label="Contact details" button="Look up contact details">
    {({ contact }) => <Contact contact={contact} />}
  </AskAboutPlayer>
);

function Contact({ contact }: { readonly contact: PlayerContact | null }) {
  if (contact === null)
    return <Nothing title="No address" body="No such player, or the account was opened before we asked for an address." />;
  return (
    <Facts aria-label="Contact">
      <dt>Address</dt>
      <dd>{`${contact.addressLine}, ${contact.city}, ${contact.region} ${contact.postalCode}`}</dd>
      <dt>Phone</dt>
      <dd>{contact.phone ?? 'Can’t be read'}</dd>
      <dt>Tax number</dt>
      <dd>{contact.taxDigits ?? 'None'}</dd>
    </Facts>
  );
}
