import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { SideMenuProps } from './side-menu.tsx';
import './burger.css';

const sideMenu = onIntent(() => import('./side-menu.tsx'));

/**
 * §2 The way into the menu on small screens: a link to the site map that, once scripts are there,
 * becomes the button of a drawer.
 */
export function Burger() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [SideMenu, setSideMenu] = useState<ComponentType<SideMenuProps>>();
  if (!hydrated) {
    return (
      <Link to="/site-map" reloadDocument className="burger">
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </Link>
    );
  }
  async function show() {
    const loaded = await sideMenu.press('/site-map');
    if (!loaded) return;
    setSideMenu(() => loaded.SideMenu);
    setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...sideMenu.hints}
        onClick={() => void show()}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      {SideMenu ? <SideMenu open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
