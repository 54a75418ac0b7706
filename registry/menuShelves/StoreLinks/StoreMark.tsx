/** Our own drawing of a phone, because the app stores' icons are trademarks. */
const PHONE = 'M8.5 2h7A2.5 2.5 0 0 1 18 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 19.5v-15A2.5 2.5 0 0 1 8.5 2M11 5h2M10.5 19h3';
const ANDROID = 'M6 2h12v20H6ZM6 18h12M9 20h.01M12 20h.01M15 20h.01M12 6v6M9.5 9.5 12 12l2.5-2.5';

export const StoreMark = ({ platform }: { readonly platform: string }) => (
  <svg
    aria-hidden="true"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={platform === 'android' ? ANDROID : PHONE} />
  </svg>
);
