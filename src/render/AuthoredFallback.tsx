import { Link } from 'react-router-dom';
import type { FallbackFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { styled } from '#src/ui/stitches.ts';
import { isAllowedWebPage, webPageAt } from '#src/shared/site/webPages.ts';
import { isSitePath } from './links/addresses.ts';
import { WebLink } from './links/WebLink.tsx';
import { useRenderPorts } from './ports.tsx';

const Line = styled('p', { margin: 0, paddingY: '$8', text: 14, color: '$ink2', overflowWrap: 'anywhere' });
const AmountLine = styled(Line, { display: 'flex', justifyContent: 'space-between', gap: '$16', fontVariantNumeric: 'tabular-nums' });
const linkLook = { color: '$accentInk', fontWeight: '$medium', textUnderlineOffset: '3px', focusRing: 2 } as const;
const SiteLink = styled(Link, linkLook);
const PageLink = styled(WebLink, { all: 'unset', cursor: 'pointer', textDecoration: 'underline', ...linkLook });

export function AuthoredFallback({ fallback }: { readonly fallback: FallbackFragment | null }) {
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
      return <ElsewhereLink url={fallback.url} text={fallback.text} />;
    case 'FallbackAmountLine':
      return (
        <AmountLine>
          <span>{fallback.label}</span>
          <Text weight="medium">{fallback.formattedAmount}</Text>
        </AmountLine>
      );
    default:
      return <Line>{t`We can’t show this part right now.`}</Line>;
  }
}

function ElsewhereLink({ url, text }: { readonly url: string; readonly text: string }) {
  const { allowedHosts, leave } = useRenderPorts();
  const isListed = isAllowedWebPage(url, allowedHosts);
  if (!isListed && (leave === null || webPageAt(url) === null)) return <Line>{text}</Line>;
  return (
    <Line as="div">
      <PageLink url={url} isListed={isListed} opensNewWindow={false}>
        {text}
      </PageLink>
    </Line>
  );
}
