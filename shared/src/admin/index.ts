export {
  MENU_GROUPS,
  type MenuEntry,
  type MenuGroup,
  type PageManifest,
  type ResourceManifest,
} from './manifest';
