import { Link } from 'react-router';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { CartButton } from '#features/cart/drawer/cart-button.tsx';
import { SearchBox } from '#features/shop/search/search-box.tsx';
import { SpotRail } from '#features/market/spot/spot-rail.tsx';
import { AccountCorner } from '#shell/customer/account-corner.tsx';
import { PortfolioTile } from '#shell/customer/portfolio-tile.tsx';
import '#shell/footer/contact-links.css';
import { Burger } from '#shell/menu/burger.tsx';
import { SiteMenu } from '#shell/menu/site-menu.tsx';
import { Catch } from '#ui/frame/boundary.tsx';
import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';
import { changeSetting } from '#ui/settings.ts';

// Also the styles of markup that only the server renders.
import './brand.css';
import { HeaderTools } from './header-tools.tsx';
import './site-header.css';

/**
 * §2, §9 The full header. `hidden` under a reduced one, since its menu cannot be made again in the
 * browser. It collapses as soon as the page scrolls: banner, menus and prices go with the page,
 * the masthead stays, unless the window is too low for it.
 */
export function SiteHeader({ hidden }: { hidden: boolean }) {
  const follow = useLinkClicks();
  return (
    <header className="site-header" hidden={hidden}>
      <div className="site-banner">
        <ServerHtml
          name="banner"
          className="page-width site-banner-inner"
          tabIndex={-1}
          standIn={null}
          onClick={closeOnPress}
        />
      </div>
      <div className="masthead">
        <div className="page-width masthead-inner">
          <Burger />
          <ServerHtml
            name="brand"
            className="masthead-brand"
            standIn={<Link to="/">{STORE_NAME}</Link>}
            onClick={follow}
          />
          <SearchBox />
          <HeaderTools />
          <AccountCorner />
          <Catch instead={<a href={CART_PATH}>Cart</a>}>
            <CartButton />
          </Catch>
        </div>
      </div>
      <SiteMenu />
      <div className="prices">
        <div className="page-width prices-inner">
          <SpotRail />
          <PortfolioTile />
        </div>
      </div>
    </header>
  );
}

/** Removes the banner from every page of this browser. The focus goes on to what comes next. */
function closeOnPress({ target }: MouseEvent): void {
  if (!(target as Element).closest('button')) return;
  changeSetting('banner', 'closed');
  document.querySelector<HTMLElement>('.masthead .brand')?.focus({ preventScroll: true });
}
