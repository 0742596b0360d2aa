export { NoticeButton } from './NoticeButton';
export { NoticeList } from './NoticeList';
