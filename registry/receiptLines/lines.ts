/** The views of every line: one piece of code, because a receipt shows most of them and never one alone. */
export { Default } from './Default/Default.tsx';
export { Header } from './Header/Header.tsx';
export { Information } from './Information/Information.tsx';
export { List } from './List/List.tsx';
export { Location } from './Location/Location.tsx';
export { Prompt } from './Prompt/Prompt.tsx';
export { Separator } from './Separator/Separator.tsx';
export { Warning } from './Warning/Warning.tsx';
export { WorkingHours } from './WorkingHours/WorkingHours.tsx';
