export { canonicalUrlOf } from '#src/shared/site/canonicalUrl.ts';
export { loginPath, signUpPath } from '#src/shared/site/loginPath.ts';
export { pageTypeOf, type PageType } from '#src/shared/site/pageType.ts';
