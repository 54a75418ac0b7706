import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { escaped } from './diff.ts';
import { DIALOGS, formSurface } from './surfaces.ts';
import { validatorOf } from '#server/kinds/validators.ts';

export type FoundLink = { readonly link: AuthoredDeepLink; readonly path: string };

const checkLink = validatorOf('DeepLink');
const isLink = (value: object): value is AuthoredDeepLink =>
  'kind' in value && typeof value.kind === 'string' && value.kind.endsWith('DeepLink') && checkLink(value).length === 0;

/** Ignores invalid links, which the JSON Schema reports. */
export function linksIn(value: unknown, path: string): readonly FoundLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, member]) => linksIn(member, `${path}/${escaped(key)}`));
  return isLink(value) ? [{ link: value, path }, ...below] : below;
}

export type Destinations = {
  readonly hasDialog: (id: string) => boolean;
  readonly hasForm: (id: string) => boolean;
  readonly isOffered: (path: string) => boolean;
};
/** `dead`: the target is not published. `asleep`: the target has no content now. */
export type LinkFault =
  | { readonly state: 'dead'; readonly surface: string; readonly message: string }
  | { readonly state: 'asleep'; readonly message: string };

/** Null for working links and links without a page path. */
export function linkFault(link: AuthoredDeepLink, to: Destinations): LinkFault | null {
  if (link.kind === 'ModalDeepLink')
    return to.hasDialog(link.dialogId) ? null : { state: 'dead', surface: DIALOGS, message: `no dialog ${link.dialogId} is published` };
  if (link.kind === 'FormDeepLink')
    return to.hasForm(link.formId)
      ? null
      : { state: 'dead', surface: formSurface(link.formId), message: `no form ${link.formId} is published` };
  const path = pathOf(link);
  return path === null || to.isOffered(path) ? null : { state: 'asleep', message: `${path} shows nothing that is offered now` };
}
