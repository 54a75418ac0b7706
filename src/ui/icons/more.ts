import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import LoaderPinwheel from 'lucide-react/icons/loader-pinwheel';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Club from 'lucide-react/icons/club';
import Coins from 'lucide-react/icons/coins';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Crown from 'lucide-react/icons/crown';
import Dices from 'lucide-react/icons/dices';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Expand from 'lucide-react/icons/expand';
import Flame from 'lucide-react/icons/flame';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import MessageCircle from 'lucide-react/icons/message-circle';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Moon from 'lucide-react/icons/moon';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Rocket from 'lucide-react/icons/rocket';
import Settings from 'lucide-react/icons/settings';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Spade from 'lucide-react/icons/spade';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import Tv from 'lucide-react/icons/tv';
import Shrink from 'lucide-react/icons/shrink';
import UserPlus from 'lucide-react/icons/user-plus';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';

export const moreIcons = {
  account: Wallet,
  alert: CircleAlert,
  app: Smartphone,
  'arrow-left': ArrowLeft,
  bell: Bell,
  boost: Rocket,
  calendar: CalendarDays,
  cards: Spade,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  clock: Clock,
  club: Club,
  coins: Coins,
  copy: Copy,
  'credit-card': CreditCard,
  crown: Crown,
  dice: Dices,
  document: FileText,
  exclusive: Crown,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  fullscreen: Expand,
  'fullscreen-exit': Shrink,
  gem: Gem,
  gift: Gift,
  globe: Globe,
  heart: Heart,
  help: CircleHelp,
  history: History,
  info: Info,
  jackpot: Gem,
  location: MapPin,
  'log-out': LogOut,
  message: MessageCircle,
  moon: Moon,
  new: Sparkles,
  'odds-format': Percent,
  parlay: Layers,
  percent: Percent,
  phone: Phone,
  plus: Plus,
  refresh: RefreshCw,
  referral: UserPlus,
  roulette: Target,
  settings: Settings,
  sliders: SlidersHorizontal,
  sparkles: Sparkles,
  star: Star,
  statistics: ChartNoAxesColumn,
  stream: MonitorPlay,
  pause: Pause,
  'picture-in-picture': PictureInPicture2,
  play: Play,
  sun: Sun,
  'table-games': Spade,
  theme: Moon,
  timer: Timer,
  trash: Trash2,
  trophy: Trophy,
  tv: Tv,
  user: UserRound,
  volume: Volume2,
  'volume-off': VolumeX,
  wallet: Wallet,
  wheel: LoaderPinwheel,
  x: X,
  zap: Zap,
} as const;
