import type { Brand } from '#src/brand/contract.ts';
import type { ErrorScreensFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

/** Texts of error pages: published ones, else those of the build (product §2). */
export function errorTexts({ copy }: Pick<Brand, 'copy'>, published: Partial<ErrorScreensFragment>) {
  const { offlineTitle, offlineBody, errorTitle, errorBody, notFoundTitle, notFoundBody } = published;
  return {
    offline: { title: offlineTitle ?? copy.offlineTitle, body: offlineBody ?? copy.offlineBody },
    error: { title: errorTitle ?? t`Oops... Looks like something went wrong`, body: errorBody ?? t`Let's try that again.` },
    'not-found': { title: notFoundTitle ?? copy.notFoundTitle, body: notFoundBody ?? copy.notFoundBody },
  };
}
