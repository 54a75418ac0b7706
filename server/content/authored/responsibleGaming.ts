import { helpPages } from '#server/platform/regions/regions.ts';
import { form, write, type Draft } from './write.ts';

export const helplines = {
  US: {
    text: 'Gambling problem? Call 1-800-GAMBLER. Free, confidential, day and night.',
    url: helpPages.US,
  },
  ON: {
    text: 'Gambling problem? Call ConnexOntario at 1-866-531-2600. Free, confidential, day and night.',
    url: helpPages.ON,
  },
} as const;

/** Builds one shelf per helpline, with the helpline as fallback text. */
export function responsibleGaming({ hasGuide = false } = {}): Draft[] {
  const guide = { id: 'notice', label: 'Safer gambling guide', icon: 'document', deepLink: form('responsible-gaming') };
  const shelf = (
    id: string,
    { text, url }: { readonly text: string; readonly url: string },
    regions: string[] | null,
    name: string,
  ): Draft =>
    write(
      'QuickLinksShelf',
      id,
      {
        title: 'Play at your own pace',
        links: [
          // Puts the helpline first, because phones show only one and a half items.
          { id: 'helpline', label: name, icon: 'help', deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } },
          ...(hasGuide ? [] : [guide]),
        ],
      },
      {
        criticality: 'DEGRADABLE',
        guardedBy: 'COMPLIANCE',
        fallback: { kind: 'FallbackText', text },
        label: 'Responsible gaming',
        trackingId: 'care',
        ...(regions ? { when: { regions } } : {}),
      },
    );
  return [shelf('care', helplines.US, ['US'], 'Help with gambling'), shelf('care-canada', helplines.ON, ['CA'], 'ConnexOntario')];
}
