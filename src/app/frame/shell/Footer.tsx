import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { isAllowedWebPage } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { ColumnSkeleton, LinkList, plainLink } from '#src/ui/linkColumn.tsx';
import { Text } from '#src/ui/Text.tsx';
import { splitPhones, telLink } from '#src/shared/text/phone.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import type { Startup } from '../../startup/boot/startup.ts';
import { DrawnLayout } from './DrawnLayout.tsx';
import { HelpMark } from './HelpMark.tsx';
import { SessionLine } from './SessionLine.tsx';
import { useHelp } from './useHelp.ts';
import { usePageFrame } from './usePageFrame.ts';

const Frame = styled('footer', {
  backgroundColor: '$surface1',
  borderTop: '1px solid $line',
  padding: '$32 $16 96px',
  '@desktop': { padding: '$32 $24 $32' },
});
const Inner = styled('div', { display: 'flex', flexDirection: 'column', gap: '$24', maxWidth: '$centred', marginInline: 'auto' });
const Help = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$16',
  padding: '$16',
  borderRadius: '$card',
  backgroundColor: '$surface2',
});
const Columns = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$24',
  '& > *': { flex: '1 1 160px' },
  '& > :has(> ul)': { minWidth: '100%' },
});
const PlainLink = styled(Link, plainLink);
const Apps = styled('div', { minWidth: '100%', height: '44px' });
const Logos = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$12', marginInlineStart: 'auto' });

const yearNow = (): number => new Date().getFullYear();

export function Footer() {
  const { footer } = usePageFrame();
  return (
    <Foot>
      <Columns>{footer ? <DrawnLayout layout={footer} /> : <BuiltIn />}</Columns>
    </Foot>
  );
}

export function Foot({ isClosed = false, children = null }: { readonly isClosed?: boolean; readonly children?: ReactNode }) {
  const { name } = useBrand();
  const { startup } = useStartup();
  return (
    <Frame>
      <Inner>
        <Helpline isClosed={isClosed} />
        {children}
        <SessionLine />
        {startup?.serviceAttributes.footerDisclaimers.map((disclaimer) => (
          <Disclaimer key={disclaimer.body} disclaimer={disclaimer} />
        ))}
        <div>
          <LinkList inline>
            {legalLinks().map(({ label, href }) => (
              <li key={href}>
                <PlainLink to={href} reloadDocument={isClosed}>
                  {label}
                </PlainLink>
              </li>
            ))}
          </LinkList>
          <Text size={13} tone="ink3">
            {t`© ${yearNow()} ${name}. This is a demo. We do not take real money.`}
          </Text>
        </div>
      </Inner>
    </Frame>
  );
}

/** Reserves the height of the published footer. */
function BuiltIn() {
  const { footerRows } = useBrand();
  return (
    <>
      {[...footerRows.entries()].map(([at, rows]) => (
        <ColumnSkeleton key={at} rows={rows} />
      ))}
      <Apps />
    </>
  );
}

const legalLinks = () => [
  { label: t`Privacy Policy`, href: '/legal/privacy' },
  { label: t`Terms of Use`, href: '/legal/terms' },
  { label: t`Accessibility Policies`, href: '/legal/accessibility' },
];

function Helpline({ isClosed }: { readonly isClosed: boolean }) {
  const { icon, text, marks } = useHelp();
  return (
    <Help>
      <Icon name={icon} size={24} />
      <Text as="p" size={14} weight="medium" css={{ flex: '1 1 240px', '& a': { whiteSpace: 'nowrap' } }}>
        <Words>{text}</Words>
      </Text>
      <Logos>
        {marks.map((mark) => (
          <li key={mark.id}>
            <HelpMark {...mark} url={isClosed ? '' : mark.url} />
          </li>
        ))}
      </Logos>
    </Help>
  );
}

type DisclaimerData = Startup['serviceAttributes']['footerDisclaimers'][number];

function Disclaimer({ disclaimer: { body, hyperlink, deepLink } }: { readonly disclaimer: DisclaimerData }) {
  const at = hyperlink === null || hyperlink === '' ? -1 : body.indexOf(hyperlink);
  const { linkHosts } = useBrand();
  const href = hrefOf(deepLink, linkHosts);
  if (at < 0 || hyperlink === null || href === null) return <Phrase text={body} />;
  return (
    <Text as="p" size={13} tone="ink3">
      <Words>{body.slice(0, at)}</Words>
      {href.startsWith('/') ? (
        <Link to={href}>{hyperlink}</Link>
      ) : (
        <a href={href} rel="noopener noreferrer">
          {hyperlink}
          <LeavesSite opensNewTab={false} />
        </a>
      )}
      <Words>{body.slice(at + hyperlink.length)}</Words>
    </Text>
  );
}

const Phrase = ({ text }: { readonly text: string }) => (
  <Text as="p" size={13} tone="ink3">
    <Words>{text}</Words>
  </Text>
);

/** Turns phone numbers into call links (product §5). */
const Words = ({ children }: { readonly children: string }) =>
  splitPhones(children).map((part) =>
    part.phone ? (
      <a key={part.text} href={telLink(part.text)}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );

function hrefOf(link: DisclaimerData['deepLink'], hosts: readonly string[]): string | null {
  if (link?.__typename === 'WebPageDeepLink') return isAllowedWebPage(link.url, hosts) ? link.url : null;
  return link?.__typename === 'SportsbookPageDeepLink' ? link.canonicalUrl : null;
}
