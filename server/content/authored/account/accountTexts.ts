import type { AuthoredQuickLinksShelf } from '#server/contract/generated/authored.ts';
import { care } from '../care.ts';
import { account, documentOf, form, write } from '../write.ts';

type Link = AuthoredQuickLinksShelf['links'][number];

const askUs: Link = { id: 'write', label: 'Write to us', icon: 'help', deepLink: form('contact-us') };
const back: Link = { id: 'summary', label: 'Account summary', icon: 'user', deepLink: account('summary') };

const saying = (
  surface: string,
  title: string,
  heading: string,
  sentences: readonly [string, ...string[]],
  links: readonly [Link, ...Link[]],
) =>
  documentOf(surface, title, [
    write(
      'EditorialShelf',
      'text',
      {
        title: heading,
        blocks: sentences.map((text, at) => ({ id: `sentence-${at + 1}`, style: 'paragraph' as const, spans: [{ text }] })),
      },
      { trackingId: `${surface}.text` },
    ),
    write('QuickLinksShelf', 'ways', { title: 'What you can do', links: [...links] }, { trackingId: `${surface}.ways` }),
    ...care(),
  ]);

/** Account pages made of sentences and links. */
export const accountTexts = [
  saying(
    'wire-transfer',
    'Wire transfer',
    'How a wire transfer goes',
    [
      'Begin on the deposit page: choose the wire transfer and the amount. The receipt names a reference and says what to do at your bank.',
      'Write the reference into the message of the transfer, and send it from an account in your own name. Please send nothing without a reference.',
      'To be paid by wire, begin on the withdrawal page. The account must be in your own name, and is asked for the first time only. Banks usually take one to three business days.',
    ],
    [back, askUs],
  ),
  saying(
    'cash-at-casino',
    'Cash at casino',
    'How cash comes and goes',
    [
      'Begin on the deposit page: choose cash at a casino, the place and the amount. The receipt names a reference, the address and the hours.',
      'Bring a photo ID and the reference to the cashier within three days. To pick up cash, begin on the withdrawal page; what you have not fetched in three days is back in your wallet.',
    ],
    [back, askUs],
  ),
];
