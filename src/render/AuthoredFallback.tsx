import { Link } from 'react-router-dom';
import type { FallbackFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { isAllowedWebPage } from '#src/shared/site/webPages.ts';
import { isSitePath } from './links/addresses.ts';
import { useRenderPorts } from './ports.tsx';

const Line = styled('p', { margin: 0, paddingY: '$8', text: 14, color: '$ink2', overflowWrap: 'anywhere' });
const AmountLine = styled(Line, { display: 'flex', justifyContent: 'space-between', gap: '$16', fontVariantNumeric: 'tabular-nums' });
const linkLook = { color: '$accentInk', fontWeight: '$medium', textUnderlineOffset: '3px', focusRing: 2 } as const;
const SiteLink = styled(Link, linkLook);
const WebLink = styled('a', linkLook);

/** Renders the authored fallback; a generic notice for none or an unknown type. */
export function AuthoredFallback({ fallback }: { readonly fallback: FallbackFragment | null }) {
  const { allowedHosts } = useRenderPorts();
  switch (fallback?.__typename) {
    case 'FallbackText':
      return <Line>{fallback.text}</Line>;
    case 'FallbackLink':
      if (isSitePath(fallback.url))
        return (
          <Line as="div">
            <SiteLink to={fallback.url}>{fallback.text}</SiteLink>
          </Line>
        );
      if (isAllowedWebPage(fallback.url, allowedHosts))
        return (
          <Line as="div">
            <WebLink href={fallback.url} rel="noopener noreferrer">
              {fallback.text}
              <LeavesSite opensNewTab={false} />
            </WebLink>
          </Line>
        );
      return <Line>{fallback.text}</Line>;
    case 'FallbackAmountLine':
      return (
        <AmountLine>
          <span>{fallback.label}</span>
          <Text weight="medium">{fallback.formattedAmount}</Text>
        </AmountLine>
      );
    default:
      return <Line>{t`This part cannot be shown here at the moment.`}</Line>;
  }
}
