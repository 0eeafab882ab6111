import { asked } from '#api/cache/asked.ts';
import { getGetCustomerInfoQueryOptions } from '#generated/hooks/session/session.ts';
import {
  getGetDashboardImagesQueryOptions,
  getGetMarketingAdvertisementsQueryOptions,
} from '#generated/hooks/showcase/showcase.ts';
import type { Advertisement } from '#generated/models/advertisement.ts';
import type { AdvertisementListResponse } from '#generated/models/advertisementListResponse.ts';
import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';
import type { DashboardImage } from '#generated/models/dashboardImage.ts';
import type { DashboardImageListResponse } from '#generated/models/dashboardImageListResponse.ts';
import type { GetDashboardImagesParams } from '#generated/models/getDashboardImagesParams.ts';
import type { GetMarketingAdvertisementsPagetype } from '#generated/models/getMarketingAdvertisementsPagetype.ts';
import type { Link } from '#generated/models/link.ts';

/** The kinds of pages that show advertisements. */
export type AdPlace = GetMarketingAdvertisementsPagetype;

/** `small` is the address of the image for small screens; an empty `alt` marks decoration. */
export type ShownImage = { src: string; small?: string; alt: string };

/** One slide of the home page. `lines` stand below its title. */
export type Slide = {
  id: number;
  title: string;
  lines: readonly string[];
  image: ShownImage;
  links: readonly Link[];
};

/** `endsAt` is an ISO time; without it the advertisement has no end. */
export type Ad = {
  id: number;
  title: string;
  text?: string;
  image: ShownImage;
  href: string;
  endsAt?: string;
};

/** Slides and advertisements change seldom: taken as current for ten minutes. */
const staleTime = 600_000;

/** Who the slides are for: a guest, unless preferences say otherwise. */
export type Audience = GetDashboardImagesParams;
export const GUEST: Audience = { CustomerType: 'guest' };

/** §7 The slides of the home page, in their order. */
export function slidesQuery(audience: Audience) {
  return asked(
    getGetDashboardImagesQueryOptions(audience, { query: { staleTime, select: slidesIn } }),
  );
}

/** §7 The advertisements of a kind of page, in their order. */
export function adsQuery(pagetype: AdPlace) {
  return asked(
    getGetMarketingAdvertisementsQueryOptions(
      { pagetype },
      { query: { staleTime, select: adsIn } },
    ),
  );
}

/** Only for a signed-in customer. The header has asked for the same answer. */
export function audienceQuery() {
  return asked(getGetCustomerInfoQueryOptions({ query: { select: audienceIn } }));
}

function audienceIn({ data: { profile } }: CustomerInfoResponse): Audience {
  const { customerType: CustomerType = 'guest', metalPreference: MetalType } = profile ?? {};
  return { CustomerType, ...(MetalType && { MetalType }) };
}

function slidesIn({ data }: DashboardImageListResponse): Slide[] {
  return data.toSorted((one, other) => one.position - other.position).map(slideOf);
}

/** Without the picture for the background: words on it might not be readable. */
function slideOf(slide: DashboardImage): Slide {
  const { id, label1: title, label2, label3, tagLine, buttons: links } = slide;
  const { webImageUrl: src, appImageUrl: small, altText: alt } = slide;
  return {
    id,
    title,
    lines: [label2, label3, tagLine].flatMap((line) => (line ? [line] : [])),
    image: { src, alt, ...(small && { small }) },
    links,
  };
}

/** The place of an advertisement that says none. */
const LAST = Number.MAX_SAFE_INTEGER;

function adsIn({ data }: AdvertisementListResponse): Ad[] {
  return data.toSorted((one, other) => (one.position ?? LAST) - (other.position ?? LAST)).map(adOf);
}

function adOf(ad: Advertisement): Ad {
  const { id, title, text, href, endsAt, imageUrl: src, mobileImageUrl: small, altText: alt } = ad;
  return {
    id,
    title,
    href,
    image: { src, alt, ...(small && { small }) },
    ...(text && { text }),
    ...(endsAt && { endsAt }),
  };
}

/** Those that have not ended at `now`, in milliseconds; all while the time is unknown. */
export function notEnded(ads: readonly Ad[], now: number | undefined): readonly Ad[] {
  return ads.filter(({ endsAt }) => !endsAt || !now || Date.parse(endsAt) > now);
}
