import { helpPages } from '#server/platform/regions/regions.ts';
import { account, form, write, type Draft } from './write.ts';

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

/** Shelves, one per helpline; the fallback is the helpline as text. */
export function responsibleGaming(): Draft[] {
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
          // Phones show one and a half items: the helpline comes first.
          { id: 'helpline', label: name, icon: 'help', deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } },
          { id: 'responsible-gaming', label: 'Responsible gaming', icon: 'responsible-gaming', deepLink: account('responsible-gaming') },
          { id: 'notice', label: 'Safer gambling guide', icon: 'document', deepLink: form('responsible-gaming') },
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
