/** Links within the program. Pages change into each other where the browser can and the reader wants motion. */
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router';
import { wantsMotion } from '../theme/wants-motion.ts';

export function Link(props: LinkProps) {
  return <RouterLink viewTransition={wantsMotion()} {...props} />;
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition={wantsMotion()} {...props} />;
}
