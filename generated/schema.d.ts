export interface paths {
    "/api/Product/GetSpotPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live spot prices
         * @description Asked on load and then every 45 seconds. A customer's token adds the figures of the portfolio.
         */
        get: operations["getSpotPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pricing/GetSpotHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Spot price of one metal over time
         * @description A point every few minutes for 24H, and ever coarser for longer ranges.
         */
        get: operations["getSpotHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pricing/GetSpotCandles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open, high, low and close of a spot price
         * @description Candles of the ask between two days in New York, both included. At most 3,000: more are refused, and wider candles asked for instead.
         */
        get: operations["getSpotCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Pricing/GetPriceComparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices here beside prices elsewhere
         * @description Without IsChart the rows are of the given day; with it there is a row per product for each of the thirty days that end on it.
         */
        get: operations["getPriceComparisons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetProductNearToSpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products sold close to spot
         * @description Never cached, since the answer moves with the market.
         */
        get: operations["getProductNearToSpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a category or of a search
         * @description Narrowings of one kind widen each other (silver or gold), of different kinds they narrow (silver and coin). The counts of a kind ignore its own narrowing. Without category and keyword it lists everything.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetProductsByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by their ids
         * @description In the order asked for; ids that are gone are left out. For recently viewed, compare and reorder.
         */
        get: operations["getProductsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetMostLikeProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products like the given ones
         * @description Recommends products by what they have in common with the given ones: the metal, the kind and the weight. The given products are not among them. Nothing is recorded about the visitor.
         */
        post: operations["getMostLikeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetCustomerPurchasedReccommendedProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that go with a customer's purchases
         * @description Recommends products to the signed-in customer by what they have bought. It does not repeat the order history, and it adds nothing to the cart.
         */
        get: operations["getCustomerPurchasedReccommendedProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetRecentViewProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products a customer looked at lately
         * @description Lists the products whose pages the customer has opened. `ExcludeProductId` also records a look at that product, so a product page needs no second call. Guests have no such list on the server.
         */
        get: operations["getRecentViewProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetProductDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything a product page shows
         * @description A product that is out of stock is still found; one that is gone for good is not.
         */
        get: operations["getProductDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetProductPriceHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price of one product over time
         * @description The points of a price chart for one product: what one unit cost, paid in cash, over the chosen time. For the price of a metal itself there is GetSpotHistory. 404 for a product that the shop does not know.
         */
        get: operations["getProductPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetMeasuredProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by their name or by what somebody measured
         * @description With a keyword the products of that name, the best match first. Otherwise those whose known specifications agree with every given measure within the tolerances; one product for each series and weight, the one that is sold most first. Tubes, boxes and sets are left out.
         */
        get: operations["getMeasuredProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetMetalForBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most metal for a sum
         * @description The product in stock of which a sum buys the most fine ounces when one order holds nothing else: at the tier that its quantity reaches, shipped the standard way, with sales tax, as a checkout of a guest would charge it at this moment. Coupons, gift wrap and a signature that is not required are left out. Of two that bring the same ounces, the cheaper order.
         */
        get: operations["getMetalForBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetSuppliesCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups of supplies
         * @description The groups in which tubes, boxes and other supplies are offered, each with its picture, its address and the number of its products. The products themselves come from GetProducts.
         */
        get: operations["getSuppliesCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site menu
         * @description All menus of the header in one answer: headings, links, and the links by weight and by mint. It is the same for every visitor, so caches may keep it.
         */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/SearchProductsByKW": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that match a keyword
         * @description Best match first, for the suggestion panel. No match is an empty list.
         */
        get: operations["searchProductsByKW"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetRecentSearches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer searched for lately
         * @description The words that the signed-in customer searched for, to be offered while they type. `keyword` also records that search. It finds no products; that is the search itself.
         */
        get: operations["getRecentSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/DeleteRecentSearches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a customer's searches
         * @description Removes every search that is kept about the signed-in customer. Single searches cannot be removed. Doing it twice is no error.
         */
        delete: operations["deleteRecentSearches"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/GetProductFromShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's cart
         * @description The cart that is kept for the signed-in customer, priced now. Prices are held for the seconds that each line tells; with `renewPrices` they are taken anew. Guests keep their cart in the browser and price it by GetUpdateShoppingCart.
         */
        get: operations["getProductFromShoppingCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/DeleteProductFromShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one line out of the cart
         * @description Removes the line that matches in product, inventory source, sales event and size, whatever its quantity. Other lines stay as they are. 404 when no line matches.
         */
        delete: operations["deleteProductFromShoppingCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/DeleteSelectedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take all ticked lines out of the cart
         * @description Lines that are not ticked stay.
         */
        delete: operations["deleteSelectedProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/UpdateProductQtyFromShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change quantities in the cart
         * @description Refused with 409 when the stock does not cover a quantity.
         */
        put: operations["updateProductQtyFromShoppingCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/UpdateCartProductSelection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tick or untick a line of the cart
         * @description Sent with an empty body.
         */
        put: operations["updateCartProductSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/UpdateCartSelection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tick or untick several lines of the cart
         * @description Lines that are not named keep their ticks.
         */
        put: operations["updateCartSelection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/GetUpdateShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the lines of a guest's cart
         * @description Changes nothing. Every line comes back, in its place: with the price 0 and the `maxQuantity` of its stock when that does not cover the quantity, inactive when the shop no longer sells it. A newer call makes an unfinished one pointless.
         */
        post: operations["getUpdateShoppingCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/AddProductToShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product into the cart
         * @description Joins a line with the same product, sales event, stock and size; otherwise adds one. Refused with 409 when the stock does not cover the quantity.
         */
        post: operations["addProductToShoppingCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/MergeGuestCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a guest's cart along when signing in
         * @description Lines join the customer's cart by the rules of adding; what cannot be bought is left out.
         */
        post: operations["mergeGuestCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerReviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One page of customer reviews
         * @description Approved reviews of products, of the shop, or of both, with the average and the number of reviews for each count of stars. Reviews that wait for approval are not among them.
         */
        post: operations["getCustomerReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerOwnReviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Their reviews, and what they could review
         * @description Each review with its state; the newest first. With them the delivered products that have no review of this customer yet, or only a declined one; the latest delivery first.
         */
        get: operations["getCustomerOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/AddProductReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a review of a product
         * @description It waits for approval. A second review of the same product is refused with 409, unless the first is declined: then it takes its place.
         */
        post: operations["addProductReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/GetCustomerWatchlistProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's watchlist
         * @description The products that the signed-in customer keeps an eye on, each with its price now and its price when it was added. Being watched reserves nothing and sends no message: for that there are alerts.
         */
        get: operations["getCustomerWatchlistProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AddProductInCustomerWishList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product on the watchlist
         * @description Adding it again changes nothing. What was removed within the last hour comes back as it was, with its date and price (assumed, so that a removal can be undone).
         */
        post: operations["addProductInCustomerWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/DeleteProductFromWatchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a product off the watchlist
         * @description Removes one entry by its own id, which the watchlist tells. The cart is not changed. 404 when the customer has no such entry.
         */
        delete: operations["deleteProductFromWatchlists"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's alerts
         * @description The alerts of the signed-in customer: those that wait for their condition, and those that have written already. Alerts of guests are reached by the links in their e-mails instead.
         */
        get: operations["getAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AddAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told about a price or stock
         * @description The shop writes to the address of the account. An equal alert that still waits is refused with 409.
         */
        post: operations["addAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/DeleteAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an alert
         * @description Removes one alert, whether it still waits or has written. No message is sent afterwards. 404 when the customer has no such alert.
         */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/RequestAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask without an account to be told about a price or stock
         * @description Sends a link to the address; nothing else is sent before it is verified there. The answer is the same for all addresses.
         */
        post: operations["requestAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetAlertByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link of an alert is about
         * @description Tells what a guest's alert watches and whether it is confirmed, so that a page can ask before it changes anything. Reading confirms nothing and cancels nothing. 404 when the token is unknown.
         */
        get: operations["getAlertByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/VerifyAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an alert with the token of its link
         * @description Also starts one again that was cancelled or sent. Repeating it changes nothing.
         */
        post: operations["verifyAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/CancelAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an alert with the token of its link
         * @description Repeating it changes nothing.
         */
        post: operations["cancelAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/GetCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons a customer can use
         * @description The coupons of the signed-in customer and those that are open to everyone, each with what is left on it and when it ends. Listing applies none: that is ApplyCoupon or the checkout.
         */
        get: operations["getCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetPublicCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons on offer to everyone
         * @description The coupons that anybody may use, for the coupons page. It needs no token, so it does not know which of them a customer has used.
         */
        get: operations["getPublicCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/ApplyCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a coupon does to the cart
         * @description The coupon is used up by placing the order, but a try may be counted or kept. 404 for an unknown code, 409 for a known one that does not apply now, and the detail says why and what would help.
         */
        get: operations["applyCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/AddCouponForBullionPurchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Earn a coupon with a bullion order
         * @description Sent once an order is placed; 409 when the order earned its coupon before.
         */
        post: operations["addCouponForBullionPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetShippingQuotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ways to ship and what they cost
         * @description Changes nothing.
         */
        post: operations["getShippingQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetTaxQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sales tax on a cart, or on an amount of metal
         * @description Changes nothing. A ZIP code of another state is refused.
         */
        post: operations["getTaxQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/ValidateAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an address with the carrier
         * @description Asks the carrier whether it delivers to an address, and how it would rather write it. Nothing is saved, and the shopper decides: an address that is called doubtful may still be used.
         */
        post: operations["validateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetPaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay
         * @description Every way to pay with its surcharge, its limits and the time until the money has arrived. A way that cannot be chosen for this total stays in the list, with the reason. No payment is begun.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetCheckoutSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Surcharge, thresholds, locks and fees
         * @description The figures by which the shop counts: the surcharge on cards, the sum from which shipping is free, how long prices are held, and the fees. They are for telling shoppers beforehand; what an order costs is decided by the checkout.
         */
        get: operations["getCheckoutSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/SubmitIraQuestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for advice on metal for an IRA
         * @description Sends the answers of somebody who thinks about metal in a retirement account, so that an adviser of the shop can get in touch. It opens no account and orders nothing.
         */
        post: operations["submitIraQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/CreateCheckoutSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout and lock its prices
         * @description Refused with 409 when a line cannot be bought; the detail names it.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetCheckoutSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A checkout as it stands
         * @description A customer's checkout needs that customer's token.
         */
        get: operations["getCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/UpdateCheckoutSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a checkout
         * @description A change of the total voids a payment authorization. A coupon that does not apply is refused with 409 and the reason.
         */
        put: operations["updateCheckoutSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/AuthorizePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize the payment of a checkout
         * @description A declined payment is 402, and the detail says what to try.
         */
        post: operations["authorizePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/PlaceOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description Repeating the call with the same key answers the same order again and places no second one. A total or a revision other than the expected one is refused with 409 and the checkout as it stands.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Checkout/GetPlacedOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of an order call
         * @description For a lost answer. 404 means that no order was placed with this key.
         */
        get: operations["getPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AddPageView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a page view
         * @description The chart pages of the four metals are not reported.
         */
        post: operations["addPageView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/CustomerBehaviourLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what a visitor did
         * @description Notes one action on a page, such as adding to the cart, for the shop's statistics. It does not do the action itself. A failure must not disturb the shopper.
         */
        post: operations["addCustomerBehaviourLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/AddOrderPurchaseAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a purchase
         * @description Notes the sums and the lines of an order that has been placed, for the measuring of sales. It neither places nor changes an order. Send it once for each invoice.
         */
        post: operations["addOrderPurchaseAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/SignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description A wrong e-mail and a wrong password get the same 401, so that nobody can find out who has an account. After too many attempts the answer is 429 with a Retry-After header.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/Register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up and open a session
         * @description Answers like a sign-in. The account works at once; the e-mail address stays unverified until the link that is sent to it is opened.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/SignOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out and end the session
         * @description Makes the token of the call useless, so that nobody who has kept it can use it. The cart, the watchlist and the orders of the customer stay. What the browser holds is the client's to remove.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/CreateGuest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a guest visit
         * @description Hands out the guest id, kept for 30 days (§9), and the token of guest checkout.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in customer
         * @description Name, picture and contact data of the customer to whom the token belongs, with the switches of the account pages and the number of unread messages. Addresses, orders and the messages have calls of their own.
         */
        get: operations["getCustomerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/SendResetPasswordLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to reset a password
         * @description The answer is the same whether or not the address has an account.
         */
        post: operations["sendResetPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the token of a link
         * @description The token of the link is the credential. It works once and for a short time.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/sendEmailVerificationLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a link that verifies an e-mail address
         * @description A GET that sends mail. Do not prefetch or retry it.
         */
        get: operations["sendEmailVerificationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/VerifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an e-mail address with the token of a link
         * @description Called by the page to which the link in the e-mail leads. The address counts as verified from then on; nobody is signed in by it. A GET that changes something: do not prefetch it.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/ValidateGoogleReCaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the answer of a CAPTCHA
         * @description An answer can be checked once. A failed check is a 200 with success false.
         */
        get: operations["validateGoogleReCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/UpdateContactInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the contact details
         * @description A new e-mail address has to be verified again.
         */
        put: operations["updateContactInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Security concern: both passwords travel in the query string, where servers and proxies tend to log them. A JSON body would be safer.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SplitMyOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow or forbid split shipments
         * @description When allowed, in-stock lines ship ahead of presale lines of the same order.
         */
        put: operations["splitMyOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/MergeMyOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow or forbid combined shipments
         * @description When allowed, orders that wait at the same time may leave in one parcel.
         */
        put: operations["mergeMyOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/UpdateCustomerProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save what a customer likes to buy
         * @description Saves the favourite metals, mints and kinds of products of the signed-in customer, from the preferences popup. Name, e-mail address and phone number are changed by UpdateContactInfo, looks and sounds of the store by the preferences.
         */
        put: operations["updateCustomerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/FileUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of a customer
         * @description Stores one picture and answers its path. It does not put the picture into the profile or into a return: send the path to UpdateContactInfo, or with the return. A file that is too large is refused with 413.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/GetAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kept addresses
         * @description The default address comes first.
         */
        get: operations["getAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/AddAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a new address
         * @description The first address becomes the default. A new default takes the place of the old one.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/UpdateAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a kept address
         * @description Replaces the address with that id by the one that is sent, so what is left out is gone. Orders that are placed already keep the address they were placed with. 404 when the customer has no such address.
         */
        put: operations["updateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/DeleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a kept address
         * @description Orders that were shipped there keep their own copy.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the kept preferences
         * @description How the signed-in customer wants the store to look, sound and wait, on every device. What the customer likes to buy is in the customer info instead. Guests keep their preferences in the browser.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/UpdatePreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the preferences
         * @description Replaces the whole record.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/SubscribeNewsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description 409 when the address is subscribed already.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/ConnectWithBold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Connect an e-mail address with the shop
         * @description A GET that writes. Do not prefetch or retry it.
         */
        get: operations["connectWithBold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/UnsubscribeFromBold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stop the newsletter for a customer
         * @description A GET that writes. Do not prefetch or retry it.
         */
        get: operations["unsubscribeFromBold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the inbox and the archive
         * @description The shop's messages to the customer, the inbox apart from the archive. Reading this list marks nothing as read. 403 when `userId` is not the customer to whom the token belongs.
         */
        get: operations["getCustomerMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/MarkMessagesRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark messages as read
         * @description Messages that are read already stay read.
         */
        put: operations["markMessagesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/ArchiveMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move messages to the archive
         * @description Archiving a message also marks it as read (§4).
         */
        put: operations["archiveMessages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/RestoreMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move messages from the archive to the inbox
         * @description They stay read.
         */
        put: operations["restoreMessages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/GetCustomerOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of the signed-in customer
         * @description A page of them, narrowed as asked; without parameters the first page, newest first.
         */
        get: operations["getCustomerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/GetCustomerOrderDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one order
         * @description One order of the signed-in customer with its lines, its parcels, its payment and what has happened to it so far. Without signing in an order is found by TrackCustomerOrder, which tells less.
         */
        get: operations["getCustomerOrderDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/Invoice/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invoice of an order
         * @description A file to print or to keep. The same figures can be read by GetCustomerOrderDetails. 404 also for the invoice of somebody else's order.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerSalesOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's sales to the shop
         * @description The sales of metal to the shop that have become binding, without their lines. Offers that are still discussed are listed by GetSellToBoldOrders. 403 when `emailId` is not the customer's own.
         */
        get: operations["getCustomerSalesOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetCustomerSalesOrderDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one sale to the shop
         * @description One binding sale of metal to the shop: its lines, by when and how the metal must be sent, and how and when it is paid.
         */
        get: operations["getCustomerSalesOrderDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/GetCancellationEstimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what cancelling an order would cost
         * @description 409 once the order is packed, because it can no longer be cancelled, and when it is cancelled already.
         */
        get: operations["getCancellationEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/CancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description The customer sends the charges that were agreed to. 409 when they have risen since, when the order is packed, or when it was cancelled with another key.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/GetCustomerReturns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See an order's returns, and what can be returned
         * @description The requests that the customer has sent about one order, and the terms of the next: what can be returned, until when, and what each reason costs.
         */
        get: operations["getCustomerReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/RequestReturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a replacement or a refund
         * @description 409 when nothing of the order has been delivered, when the time for it is over, or when other requests have left fewer units than this one names. 400 for a photo that is not the customer's own. An order can have several returns, as long as units remain.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerOrder/TrackCustomerOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track an order without signing in
         * @description 404 when the three do not belong together, without saying which one is wrong, so that nobody can find out who has ordered.
         */
        get: operations["trackCustomerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/GetSellToBoldOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's sell-to-us requests
         * @description Needs a bearer token although §7 marks none, because without one the call would show everybody's requests to everybody.
         */
        get: operations["getSellToBoldOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/UpdateSellToBoldOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a quote, cancel, add tracking, or change items
         * @description Accepting a quote is binding. 409 when it is another one than was read, or the state does not allow it. Items can be changed while the request is Submitted. Needs a bearer token although §7 marks none.
         */
        put: operations["updateSellToBoldOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/SellToBoldRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the shop to buy metal
         * @description Needs no token (§6); with one the request is that customer's. Any other customerId is refused with 403, and every customerId without a token. A guest gets a mail with a link to the request. Nothing is binding until a quote is accepted. The shop decides what it pays for metal without a product, by hand.
         */
        post: operations["addSellToBoldRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/UploadSellToBoldPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of what is for sale
         * @description Answers with a random token that items of a request name. It is its sender's: the customer or the guest of the bearer token. Without one, whoever has the token can name it, which nobody can guess. From anybody else it is refused as unknown (400). The picture is shown to its sender alone, and to a guest who has the link of the request. What no request names may be deleted after a day.
         */
        post: operations["uploadSellToBoldPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/SellToBoldRequestByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a guest's request to sell
         * @description The link that is mailed to a guest has a token that nobody can guess. The paths of the pictures hold it too, so that they are shown to who has the link.
         */
        get: operations["getSellToBoldRequestByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/UpdateSellToBoldRequestByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a guest's request with the token of its link
         * @description Accepting a quote is binding. 409 when the quote has run out or the state does not allow it. New pictures are the sender's, as in addSellToBoldRequests.
         */
        put: operations["updateSellToBoldRequestByToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/SendSellToBoldRequestLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link of a guest's request again
         * @description The answer is the same whether there is such a request or not.
         */
        post: operations["sendSellToBoldRequestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Product/GetBuybackPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the shop pays right now
         * @description What the shop offers for one unit of each product at this moment, for one metal or for all. The bids follow the spot price and are not held: a price is agreed by a request to sell.
         */
        get: operations["getBuybackPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/CustomerPortFolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the portfolio
         * @description A POST that only reads; it may be retried. An empty portfolio has empty lists.
         */
        post: operations["getCustomerPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/UpdateCustomerPortfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring newly shipped orders into the portfolio
         * @description Takes no body. Calling it twice adds nothing twice, and what was removed does not come again.
         */
        post: operations["updateCustomerPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/UpdateCustomerPortfolioSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what the portfolio shows
         * @description Switches that are left out stay as they are (assumed).
         */
        post: operations["updateCustomerPortfolioSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/AddPortfolioViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the portfolio was opened
         * @description A failure is only logged (§8).
         */
        post: operations["addPortfolioViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/AddPortfolioClick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a click on the portfolio teaser
         * @description Counts that the signed-in customer has opened the portfolio from the header. It changes nothing in the portfolio, and a failure must not disturb them.
         */
        post: operations["addPortfolioClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/AddPortfolioCustomerFeedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something about the portfolio
         * @description Sends the customer's opinion of the portfolio to the shop. No answer comes by this way; for questions there is the contact form.
         */
        post: operations["addPortfolioCustomerFeedbacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/AddCustomerHoldings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add purchases or sales to the portfolio
         * @description 409 when a sale exceeds the units held or precedes the last purchase. All or none are added.
         */
        post: operations["addCustomerHoldings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/RemovePortfolioProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a product from the portfolio
         * @description Removes all its quantities and transactions. RestorePortfolioProducts brings them back.
         */
        post: operations["removePortfolioProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/RestorePortfolioProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed product back into the portfolio
         * @description With the transactions that the last removal took. 404 when none was removed; 409 when units of it were sold since and the sale would come before its purchase.
         */
        post: operations["restorePortfolioProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/RemovePortfolioTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back some purchases or sales
         * @description All or none. 404 when one of them is not the customer's; 409 when a sale would then exceed the units held.
         */
        post: operations["removePortfolioTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/RestorePortfolioTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring purchases or sales back that were taken back
         * @description All or none, for a day at least. 404 when one of them was not taken back; 409 when a sale would then exceed the units held.
         */
        post: operations["restorePortfolioTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/UpdatePortfolioTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a purchase or sale
         * @description 404 when it is not the customer's; 409 when a sale would then exceed the units held on its day.
         */
        put: operations["updatePortfolioTransaction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GetCustomerTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the purchases and sales of all products
         * @description Everything that the portfolio of the customer counts, product by product and day by day, one page at a time. The transactions of one product come from GetProductWiseCustomerTransactions. 403 when `CustomerId` is not the customer to whom the token belongs.
         */
        get: operations["getCustomerTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GetProductWiseCustomerTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the life cycle of one product held
         * @description A POST that only reads; it may be retried.
         */
        post: operations["getProductWiseCustomerTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GetSpotPricesDateWise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the spot price of a day in the past
         * @description Falls back to the last trading day of the 30 before. 404 when none of them has a price.
         */
        get: operations["getSpotPricesDateWise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GetCustomerPredictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the price predictions of a customer
         * @description What the customer expects gold and silver to cost in the quarters to come, at best and at worst, and what the analyst expects. Nothing here is a promise or an offer. 403 when `CustomerId` is not the customer to whom the token belongs.
         */
        get: operations["getCustomerPredictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/AddOrUpdateQuarterlyPredictedSpotPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save predictions per quarter
         * @description 400 when no pair of best and worst is complete, when a quarter is skipped, when a later quarter is filled in before an earlier one, or when a price has more than two decimals (assumed). The errors name the field by its place in the list, such as `predictedPrices.0.goldWorstPrediction`. The list begins with the quarter that runs, and is all that the customer expects from then on: a quarter that it leaves out is taken back, one that has ended stays (assumed).
         */
        post: operations["addOrUpdateQuarterlyPredictedSpotPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GetCustomerTaxReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the tax report of a year
         * @description What was sold in the year against what it had cost, what was bought and sold, and what is held. A year that is not over counts until today; what is held at the end of an earlier year is worth what the metal cost at the close of its last day.
         */
        get: operations["getCustomerTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Portfolio/GenerateCustomerTaxReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the tax report of a year
         * @description Security concern: the token travels in the query string, where browsers, proxies and servers tend to keep it. A front end should let its own server add the token, never a page. §6 says that portfolio calls carry a bearer token too, so the header alone ought to be enough.
         */
        get: operations["generateCustomerTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the site notice
         * @description The notice that is shown over the page once, such as holiday hours. Whether a visitor has dismissed it is remembered by the browser, by `noticeId`, not by the shop.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetMarketingAdvertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the advertisements of a page
         * @description The advertisements that the shop has chosen for one kind of page. They are the same for every visitor and do not depend on what somebody has looked at.
         */
        get: operations["getMarketingAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetDashboardImages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the slides of the home page
         * @description The large slides at the top of the home page, chosen for a kind of customer and a favourite metal. `guest` is for visitors of whom nothing is known.
         */
        get: operations["getDashboardImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetStateSaleTax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sales tax on bullion of every state
         * @description The rate and the rules of each state, with a sentence that can be shown. It is general information: what an order is taxed comes from the tax estimate and the checkout.
         */
        get: operations["getStateSaleTax"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customer/ContactUS": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the contact form
         * @description Sends a message to the shop's support, signed in or not. It opens no return, cancels no order and subscribes to nothing.
         */
        post: operations["contactUS"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetJewelryBlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jewelry articles
         * @description Teasers of the articles about jewelry, without their texts, and the topics by which they can be narrowed. A text comes from GetBlogDetail.
         */
        get: operations["getJewelryBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetBlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the articles of the blog or the news
         * @description Teasers of the articles of one kind, without their texts, and the topics by which they can be narrowed. Articles about jewelry have a list of their own.
         */
        get: operations["getBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetBlogDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one article
         * @description A former slug finds the article too, and `slug` of the answer is the one of today.
         */
        get: operations["getBlogDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetContentPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of words
         * @description Serves the guides, the legal pages, services and company pages that the menus link to. A former path finds the page too, and `path` of the answer is the one of today.
         */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetSitemapPages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses of the pages of one kind
         * @description For sitemaps: each page has its one address, without filters and pages of lists. In an order that stays the same, so that pages of this list can be read one after the other.
         */
        get: operations["getSitemapPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UI/GetGlossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the words of the trade
         * @description Every term that the guides explain, with its definition and the terms that belong to it. The whole list comes at once and is the same for every visitor.
         */
        get: operations["getGlossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A customer's id in base64url (RFC 4648, section 5), without padding. */
        EncodedCustomerId: string;
        /**
         * @description What shared caches may do with an answer to a call without a token (RFC 9111).
         * @example public, s-maxage=45
         */
        SharedCaching: string;
        /** @description US dollars, never negative. */
        Price: number;
        /** @description US dollars. Negative for a loss. */
        Money: number;
        /** @description A customer's portfolio at these prices. Absent for guests. */
        SpotPnl: {
            dayPnlDollar: components["schemas"]["Money"];
            dayChangePercentage: number;
            totalCurrentAssetValue: components["schemas"]["Price"];
        };
        /** @description What one troy ounce costs now (ask) and brings now (bid), in dollars. Copper is quoted per avoirdupois pound. Changes are against the close of the day before. */
        SpotPrice: {
            goldAsk: components["schemas"]["Price"];
            goldBid: components["schemas"]["Price"];
            goldChange: components["schemas"]["Money"];
            goldChangePercent: number;
            silverAsk: components["schemas"]["Price"];
            silverBid: components["schemas"]["Price"];
            silverChange: components["schemas"]["Money"];
            silverChangePercent: number;
            platinumAsk: components["schemas"]["Price"];
            platinumBid: components["schemas"]["Price"];
            platinumChange: components["schemas"]["Money"];
            platinumChangePercent: number;
            palladiumAsk: components["schemas"]["Price"];
            palladiumBid: components["schemas"]["Price"];
            palladiumChange: components["schemas"]["Money"];
            palladiumChangePercent: number;
            /**
             * Format: date-time
             * @description When this answer was made.
             */
            timestamp: string;
            /**
             * Format: date-time
             * @description When the market last quoted these prices.
             */
            spotTime: string;
            /** @description The feed the quotes came from. */
            activeFeed: string;
            /** @description The market is closed or the feed is silent; the prices are the last known. */
            areStale: boolean;
            pnl?: components["schemas"]["SpotPnl"];
            copperAsk?: number;
            copperBid?: number;
            copperChange?: number;
            copperChangePercent?: number;
            goldLowSpot?: number;
            goldHighSpot?: number;
            silverLowSpot?: number;
            silverHighSpot?: number;
            platinumLowSpot?: number;
            platinumHighSpot?: number;
            palladiumLowSpot?: number;
            palladiumHighSpot?: number;
        };
        SpotPriceResponse: {
            data: components["schemas"]["SpotPrice"];
        };
        /** @description One field that was refused, and why. */
        FieldError: {
            /** @description Name of the parameter, or path of the body field with dots. */
            field: string;
            /** @enum {string} */
            in: "query" | "path" | "body" | "header";
            /** @description Why it was refused, fit to show to a shopper. */
            message: string;
        };
        /** @description What went wrong, in the form of RFC 9457. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Names the kind of problem; about:blank when the status says it all.
             */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description Same as the HTTP status. */
            status: number;
            /** @description What happened this time, fit to show to a shopper. */
            detail: string;
            /** @description One entry per refused field. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description A metal the shop sells.
         * @enum {string}
         */
        Metal: "gold" | "silver" | "platinum" | "palladium" | "copper";
        /**
         * @description How far back a chart looks. YTD starts on 1 January, All at the first known price.
         * @enum {string}
         */
        ChartRange: "24H" | "1W" | "1M" | "3M" | "6M" | "YTD" | "1Y" | "5Y" | "All";
        SpotPoint: {
            /** Format: date-time */
            time: string;
            ask: components["schemas"]["Price"];
        };
        /** @description Ask prices of one metal, oldest first. Copper is per avoirdupois pound. */
        SpotHistory: {
            metal: components["schemas"]["Metal"];
            range: components["schemas"]["ChartRange"];
            points: components["schemas"]["SpotPoint"][];
        };
        SpotHistoryResponse: {
            data: components["schemas"]["SpotHistory"];
        };
        /**
         * @description The stretch of trading of one candle. Weeks begin on Sunday, months and years on their first.
         * @enum {string}
         */
        CandleWidth: "hour" | "day" | "week" | "month" | "year";
        /** @description The ask over a stretch of trading. A trading day begins on the evening before it. */
        SpotCandle: {
            /**
             * Format: date-time
             * @description When its first trade was.
             */
            start: string;
            open: components["schemas"]["Price"];
            high: components["schemas"]["Price"];
            low: components["schemas"]["Price"];
            /** @description Of the last candle: the price now. */
            close: components["schemas"]["Price"];
            /** @description The bid at the same moment. */
            closeBid: components["schemas"]["Price"];
        };
        /** @description Candles of one metal, oldest first. Copper is per avoirdupois pound. */
        SpotCandles: {
            metal: components["schemas"]["Metal"];
            width: components["schemas"]["CandleWidth"];
            candles: components["schemas"]["SpotCandle"][];
        };
        SpotCandlesResponse: {
            data: components["schemas"]["SpotCandles"];
        };
        /** @description Names one product. */
        ProductId: number;
        ComparedPrice: {
            sellerName: string;
            price: components["schemas"]["Price"];
            /** @description For one unit paid by card; absent of sellers that do not print one. */
            cardPrice?: number;
            /** @description This price is the shop's own. */
            isOurs: boolean;
        };
        /** @description One product on one day, priced here and elsewhere, in dollars for one unit paid in cash. */
        PriceComparison: {
            /** Format: date */
            date: string;
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen?: string;
            metal: components["schemas"]["Metal"];
            prices: components["schemas"]["ComparedPrice"][];
        };
        PriceComparisonsResponse: {
            data: components["schemas"]["PriceComparison"][];
        };
        /**
         * @description How a product, or one part of its stock, can be bought at the moment.
         * @enum {string}
         */
        StockName: "In Stock" | "Presale" | "Preorder" | "Out of Stock" | "Coming Soon" | "Impaired";
        /** @description The price of one unit from floorMin units to floorMax units, in dollars. */
        PriceTier: {
            floorMin: number;
            /** @description Absent on the last tier, which has no end. */
            floorMax?: number;
            price: components["schemas"]["Price"];
            /** @description Price of one unit while the sales event lasts; absent without one. */
            discountPrice?: number;
            /** @description Worth of the metal in one unit at the ask. */
            askPrice?: number;
            /** @description Price of one unit bought as a preorder. */
            retailBackOrderedPriceAsTier?: number;
            /** @description Preorder price while the sales event lasts. */
            retailBackOrderedDiscountPriceAsTier?: number;
            cardPrice: number;
        };
        /** @description One size of a piece of jewelry and its price in dollars. */
        SizePrice: {
            size: string;
            price: components["schemas"]["Price"];
            stockQty?: number;
        };
        /** @description One part of a product's stock, with its own quantity and prices. */
        StockEntry: {
            stockCode: string;
            stockName: components["schemas"]["StockName"];
            /** @description Units that can be bought now. */
            stockQty: number;
            /** @description Units left at the sale price. */
            saleQty?: number;
            isSale: boolean;
            /** @description Price of one unit in dollars, paid in cash. */
            price: number;
            /** @description Price of one unit in dollars while the sales event lasts. */
            discountPrice?: number;
            floorWithPrices: components["schemas"]["PriceTier"][];
            productSizes?: components["schemas"]["SizePrice"][];
            /** Format: date */
            expectedShipmentDate?: string;
        };
        /**
         * @description Jewelry is sold by size and Supplies carry no metal; everything else is Bullion.
         * @enum {string}
         */
        ProductType: "Bullion" | "Jewelry" | "Supplies";
        /**
         * @description The shape a product comes in.
         * @enum {string}
         */
        ProductForm: "coin" | "bar" | "round" | "note" | "jewelry" | "supply";
        /** @description Fine weight in troy ounces, 31.1034768 grams each. */
        TroyOunces: number;
        /**
         * @description The stock a cart line draws from. In Stock is instock, Preorder is backorder, Presale is presale, Impaired is impaired.
         * @enum {string}
         */
        InventorySource: "instock" | "presale" | "backorder" | "impaired";
        /** @description The best price per unit from one part of the stock, and how many units it takes. */
        AsLowAs: {
            price: components["schemas"]["Price"];
            quantity: number;
            source: components["schemas"]["InventorySource"];
            /** @description Dollars a sales event takes off one unit. */
            discount?: number;
            asLowAsText: string;
        };
        /** @description Names the sales event a price belongs to; 0 when there is none. */
        SalesEventId: number;
        /** @description A sales event that a product takes part in. */
        Sale: {
            eventId: components["schemas"]["SalesEventId"];
            name: string;
            /** Format: date-time */
            endsAt: string;
        };
        /** @description A product as a card shows it. Prices are in dollars for one unit. */
        SearchProduct: {
            id: components["schemas"]["ProductId"];
            name: string;
            /** @description The name as a page address spells it. */
            productNameWithHypen: string;
            /** Format: uri-reference */
            imagePath: string;
            /** @description A word or two across the picture, such as New; absent without one. */
            ribbon?: string;
            stocks: components["schemas"]["StockEntry"][];
            isClearanceProduct: boolean;
            /** @description One product that holds several. */
            isGrouped: boolean;
            /** @description Dollars a sales event takes off the price of one unit; 0 for none. */
            discount: number;
            isPreSale: boolean;
            isProductSoldBefore: boolean;
            productType: components["schemas"]["ProductType"];
            metal?: components["schemas"]["Metal"];
            form: components["schemas"]["ProductForm"];
            ounces: components["schemas"]["TroyOunces"];
            mint?: string;
            /**
             * Format: date
             * @description The day on which the product joined the shop; in lists in the order newest.
             */
            addedOn?: string;
            weight?: string;
            year?: number;
            altText: string;
            asLowAs: components["schemas"]["AsLowAs"][];
            /** @description One unit, paid in cash, from the first stock that can be bought. In a list narrowed by stock it is from the chosen stock; of several, from the cheapest that can be bought. */
            price: number;
            cardPrice: number;
            /** @description How far the price is above spot, per troy ounce, with fractions of a cent, since a box of 500 is sold by it; absent without metal. */
            premiumPerOunce?: number;
            /** @description Dollars the shop pays for one right now; absent without a bid. */
            bidPrice?: components["schemas"]["Price"];
            iraEligible: boolean;
            rating?: number;
            reviewCount: number;
            sale?: components["schemas"]["Sale"];
        };
        NearSpotResponse: {
            data: components["schemas"]["SearchProduct"][];
        };
        /**
         * @description Order of the products. relevance is for keywords only and means best-selling without one.
         * @enum {string}
         */
        ProductSort: "best-selling" | "price-asc" | "price-desc" | "premium-asc" | "newest" | "name" | "relevance";
        /**
         * @description The last 7 days, the last 30 days or the last 365 days.
         * @enum {string}
         */
        SalesPeriod: "week" | "month" | "year";
        /** @description A place to go to and the words that lead there. */
        Link: {
            label: string;
            /** Format: uri-reference */
            href: string;
        };
        /** @description A picture that leads to a part of a category. */
        CategoryTile: {
            name: string;
            /** Format: uri-reference */
            href: string;
            productCount: number;
            /** @description A few words that tell it from its neighbours. */
            note?: string;
            /** Format: uri-reference */
            imagePath?: string;
            altText?: string;
            /** @description Millimetres that the whole width of the picture stands for. A group whose tiles all have it is drawn to one scale. */
            pictureWidth?: number;
        };
        /** @description Ways into a category by one kind of choice, such as the form or the budget. */
        CategoryTileGroup: {
            /** @description Such as By form. */
            heading: string;
            tiles: components["schemas"]["CategoryTile"][];
        };
        /**
         * @description Which figure of the product speaks for it. premium: little over spot. rating: what its buyers say. size: one costs little. ira: accepted in a precious-metals IRA.
         * @enum {string}
         */
        StartReason: "premium" | "rating" | "size" | "ira";
        /** @description A product for a first purchase. */
        StartProduct: {
            product: components["schemas"]["SearchProduct"];
            because: components["schemas"]["StartReason"];
        };
        /** @description A coin by its name, with the size that a holder has to have. */
        MeasuredCoin: {
            /** @description To name it in an address. */
            value: string;
            /** @description Such as American Silver Eagle, 1 oz. */
            label: string;
            metal: components["schemas"]["Metal"];
            /** @description Millimetres. */
            diameter: number;
        };
        /** @description The first and the last day on which an order leaves, by way of payment. */
        DepartureWay: {
            /** @description The ways to pay, such as Bank wire. */
            label: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description When an order leaves the vault that is placed now and holds only goods in stock; on pages of what is in stock. */
        Departure: {
            /**
             * Format: date-time
             * @description Orders placed from then on leave at least one day of the vault later.
             */
            orderBefore: string;
            ways: components["schemas"]["DepartureWay"][];
            /** @description Weekdays of the next two weeks on which nothing leaves. */
            restDays: string[];
        };
        /** @description The last day to order by way of payment, for each kind of shipping. */
        OrderDeadlineWay: {
            /** @description The ways to pay, such as Bank wire. */
            label: string;
            /** Format: date */
            standard: string;
            /** Format: date */
            expedited: string;
        };
        /** @description The last days to order for a date by which gifts have to be there; on pages of gifts. */
        OrderDeadline: {
            /** Format: date */
            arriveBy: string;
            /**
             * Format: date
             * @description The day of the shop.
             */
            today: string;
            ways: components["schemas"]["OrderDeadlineWay"][];
        };
        /** @description One category page. */
        Category: {
            /** @description Its path without the first slash. */
            slug: string;
            title: string;
            description: string;
            /** @description Plain text below the products, paragraphs parted by an empty line. */
            seoContent?: string;
            breadcrumb: components["schemas"]["Link"][];
            metal?: components["schemas"]["Metal"];
            /** @description The only stock on this page, such as Impaired: prices are of it, as if the list were narrowed to it. Absent on pages of every stock. */
            availability?: components["schemas"]["StockName"][];
            /** @description The ways into a large category, shown above its products; absent on others. */
            tileGroups?: components["schemas"]["CategoryTileGroup"][];
            /** @description Products for a first purchase, in the order to show them. */
            startWith?: components["schemas"]["StartProduct"][];
            /** @description Coins to find tubes and capsules for, in the order to offer them. */
            coins?: components["schemas"]["MeasuredCoin"][];
            departure?: components["schemas"]["Departure"];
            orderDeadline?: components["schemas"]["OrderDeadline"];
        };
        /** @description One value products can be narrowed to, and how many would remain. */
        Facet: {
            /** @description What to send. */
            value: string;
            /** @description What to show. */
            label: string;
            count: number;
        };
        /** @description The lowest and highest price of one unit among all products found, in dollars. */
        PriceRange: {
            min: components["schemas"]["Price"];
            max: components["schemas"]["Price"];
        };
        /** @description Words for the title of the page and for search engines. */
        SeoMetaData: {
            title: string;
            description: string;
        };
        /** @description Words to search for instead, and how many products they find. */
        NearSearch: {
            keyword: string;
            count: number;
        };
        /** @description A sales event that runs on a page, with the products of the page in it. */
        SaleOnPage: {
            eventId: components["schemas"]["SalesEventId"];
            name: string;
            /** Format: date-time */
            endsAt: string;
            /** @description Whether it is the deal of the day. */
            isDealOfTheDay: boolean;
            /**
             * Format: uri-reference
             * @description The page of this event; absent on that page itself, or if it has none.
             */
            href?: string;
            /** @description Products of the page in the event. */
            productCount: number;
            /** @description The first of them, the largest saving in percent first; as many as size. */
            searchProducts: components["schemas"]["SearchProduct"][];
        };
        /** @description One page of products with the ways to narrow them. */
        ProductList: {
            category: components["schemas"]["Category"];
            searchProducts: components["schemas"]["SearchProduct"][];
            /** @description Products on all pages together. */
            total: number;
            pageNumber: number;
            size: number;
            metals: components["schemas"]["Facet"][];
            forms: components["schemas"]["Facet"][];
            mints: components["schemas"]["Facet"][];
            itemWeights: components["schemas"]["Facet"][];
            yearReleased: components["schemas"]["Facet"][];
            serieslist: components["schemas"]["Facet"][];
            purities: components["schemas"]["Facet"][];
            availabilities: components["schemas"]["Facet"][];
            priceRange: components["schemas"]["PriceRange"];
            seoMetaData: components["schemas"]["SeoMetaData"];
            /** @description Searches that find something, for a keyword without a product; absent otherwise. */
            nearSearches?: components["schemas"]["NearSearch"][];
            /** @description The sales events that run on this page, the first to end first. The filters do not narrow them. Only pages of deals have them. */
            sales?: components["schemas"]["SaleOnPage"][];
        };
        ProductListResponse: {
            dataList: components["schemas"]["ProductList"];
        };
        SearchProducts: {
            searchProducts: components["schemas"]["SearchProduct"][];
        };
        SearchProductsResponse: {
            dataList: components["schemas"]["SearchProducts"];
        };
        /** @description Names one customer. The same value is called userId and customerId. */
        CustomerId: string;
        /** @description The products to find the like of. */
        MostLikeQuery: {
            productIds: components["schemas"]["ProductId"][];
            customerId?: components["schemas"]["CustomerId"];
            /** @description How many to answer at most. */
            size?: number;
        };
        ProductsByKeyword: {
            searchProductsByKW: components["schemas"]["SearchProduct"][];
        };
        ProductsByKeywordResponse: {
            dataList: components["schemas"]["ProductsByKeyword"];
        };
        /** @description One picture of a product, in the order to show them. */
        ProductImage: {
            /** Format: uri-reference */
            path: string;
            alt: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
            /** @enum {string} */
            view: "obverse" | "reverse" | "edge" | "package" | "detail";
        };
        /** @description What can be measured or read on a product. Whatever is unknown is absent. */
        ProductSpecifications: {
            /** @description Fineness, such as .999. */
            purity?: string;
            /** @description Millimetres. */
            thickness?: number;
            /** @description Millimetres. */
            diameter?: number;
            /** @description Grams, alloy included. */
            grossWeight?: number;
            denomination?: string;
            mintage?: number;
            mintMark?: string;
            country?: string;
            series?: string;
            grade?: string;
            certificateSource?: string;
            /** @description Units in a tube. */
            tubeSize?: number;
            /** @description Units in a monster box. */
            boxSize?: number;
            packaging?: string;
        };
        /** @description Percent added to the price when paying by card or PayPal, 4.2 at present. */
        CardSurchargePercent: number;
        /** @description One of the products that a grouped product holds. */
        GroupedChild: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen: string;
            /** Format: uri-reference */
            imagePath?: string;
            /** @description How many of it one group holds. */
            quantity: number;
            ounces?: components["schemas"]["TroyOunces"];
        };
        /** @description What only jewelry has. */
        JewelryFacts: {
            /** @description Ring, earrings, necklace, pendant, bracelet or chain. */
            type: string;
            sizeable: boolean;
            metalDescription?: string;
            gem?: string;
            caratWeight?: number;
        };
        ProductFaq: {
            question: string;
            answer: string;
        };
        /** @description A small thing offered with a product, such as a capsule. */
        Accessory: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen: string;
            /** Format: uri-reference */
            imagePath?: string;
            price: components["schemas"]["Price"];
            inStock: boolean;
        };
        /** @description Everything a product page shows. Prices are in dollars. */
        ProductDetail: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen: string;
            sku: string;
            breadcrumb: components["schemas"]["Link"][];
            shortDescription?: string;
            /** @description Plain text, paragraphs parted by an empty line. */
            description: string;
            highlights?: string[];
            ribbon?: string;
            images: components["schemas"]["ProductImage"][];
            /** Format: uri-reference */
            videoUrl?: string;
            productType: components["schemas"]["ProductType"];
            metal?: components["schemas"]["Metal"];
            form: components["schemas"]["ProductForm"];
            ounces: components["schemas"]["TroyOunces"];
            mint?: string;
            weight?: string;
            year?: number;
            specifications: components["schemas"]["ProductSpecifications"];
            stocks: components["schemas"]["StockEntry"][];
            /** @description One unit, paid in cash, from the first stock that can be bought. */
            price: number;
            /** @description The same unit with the card surcharge. */
            cardPrice: number;
            /** @description Price above spot per troy ounce; absent without metal. */
            premiumPerOunce?: number;
            surchargePercent: components["schemas"]["CardSurchargePercent"];
            /** @description Price of one unit before the sales event. */
            oldPrice?: number;
            activeSalesEventId: components["schemas"]["SalesEventId"];
            /** @description Dollars the sales event takes off one unit; 0 for none. */
            discount: number;
            sale?: components["schemas"]["Sale"];
            productSizes?: components["schemas"]["SizePrice"][];
            childs?: components["schemas"]["GroupedChild"][];
            jewelry?: components["schemas"]["JewelryFacts"];
            isGrouped: boolean;
            isClearanceProduct: boolean;
            isPreSale: boolean;
            isNewArrivalProduct: boolean;
            iraEligible: boolean;
            /**
             * Format: date
             * @description When a presale product is expected to ship.
             */
            expectedShipmentDate?: string;
            /** @description In words, such as 1-3 business days. */
            instockExpectedShipmentDateRange?: string;
            /** @description Average stars; absent before the first review. */
            rating?: number;
            reviewCount: number;
            faq: components["schemas"]["ProductFaq"][];
            relatedProducts: components["schemas"]["SearchProduct"][];
            accessories: components["schemas"]["Accessory"][];
            impairedProductId?: components["schemas"]["ProductId"];
            seoMetaData: components["schemas"]["SeoMetaData"];
        };
        ProductDetailResponse: {
            data: components["schemas"]["ProductDetail"];
        };
        ProductPricePoint: {
            /** Format: date */
            date: string;
            price: components["schemas"]["Price"];
            /** @description The ask of one troy ounce of the product's metal that day, in dollars. Absent where the price does not follow a metal. */
            spot?: number;
        };
        /** @description Price of one unit paid in cash, oldest first. */
        ProductPriceHistory: {
            productId: components["schemas"]["ProductId"];
            range: components["schemas"]["ChartRange"];
            points: components["schemas"]["ProductPricePoint"][];
        };
        ProductPriceHistoryResponse: {
            data: components["schemas"]["ProductPriceHistory"];
        };
        /** @description A product with what can be measured on it. */
        MeasuredProduct: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen: string;
            /** Format: uri-reference */
            imagePath: string;
            metal?: components["schemas"]["Metal"];
            form: components["schemas"]["ProductForm"];
            specifications: components["schemas"]["ProductSpecifications"];
        };
        MeasuredProductsResponse: {
            data: components["schemas"]["MeasuredProduct"][];
        };
        /**
         * @description The forms whose price follows their metal.
         * @enum {string}
         */
        BudgetForm: "coin" | "bar" | "round" | "note";
        /**
         * @description cash is a check, an eCheck or a wire; card is a card, PayPal or Apple Pay, with their surcharge.
         * @enum {string}
         */
        BudgetPayment: "cash" | "card";
        /**
         * @description Five digits, or five, a hyphen and four.
         * @example 78701
         */
        ZipCode: string;
        /**
         * @description Why another choice is offered: the most metal in another form, the one that brings the most when it is sold back, the one that is bought most often, or the next by ounces.
         * @enum {string}
         */
        BudgetReason: "otherForm" | "bringsMost" | "mostBought" | "nextMost";
        /** @description One product and as many of it as a sum buys. Dollars, by the asked way of paying. */
        BudgetChoice: {
            product: components["schemas"]["SearchProduct"];
            reason?: components["schemas"]["BudgetReason"];
            quantity: number;
            ounces: components["schemas"]["TroyOunces"];
            unitPrice: components["schemas"]["Price"];
            /** @description The quantity from which one costs unitPrice. */
            tierFrom: number;
            premiumPerOunce: components["schemas"]["Money"];
            /** @description What unitPrice is above the metal in it at spot, in percent of that. */
            premiumPercent: number;
            subTotal: components["schemas"]["Price"];
            /** @description The way it ships. */
            shippingLabel: string;
            shippingCharge: components["schemas"]["Price"];
            tax: components["schemas"]["Price"];
            /** @description Why it is taxed or not, in sentences fit to show. */
            taxReason: string;
            total: components["schemas"]["Price"];
            remaining: components["schemas"]["Money"];
            /** @description What the shop pays for one right now, as GetBuybackPrices says; absent without a bid. */
            bidPrice?: number;
            /** @description The same for all of them. */
            bidTotal?: number;
            /** @description Pieces in stock at this price. */
            available: number;
        };
        /** @description What a sum buys at one moment. */
        MetalForBudget: {
            /**
             * Format: date-time
             * @description The time of the spot prices.
             */
            timestamp: string;
            /** @description Whether the market is closed or the prices are late. */
            areStale: boolean;
            freeShippingThreshold: components["schemas"]["Price"];
            choice?: components["schemas"]["BudgetChoice"];
            alternatives: components["schemas"]["BudgetChoice"][];
            /** @description Instead of a choice, the least that can be ordered; its remaining is below 0. */
            cheapest?: components["schemas"]["BudgetChoice"];
            /** @description The most that is taken this way in one order, if that is less than the sum. */
            maximumTotal?: number;
            /** @description What is doubtful about the ZIP code, in a sentence fit to show: unknown, or of another state. The answer is that of the state then. */
            zipMessage?: string;
        };
        MetalForBudgetResponse: {
            data: components["schemas"]["MetalForBudget"];
        };
        /** @description One group of supplies, such as coin tubes. */
        SuppliesCategory: {
            id: number;
            name: string;
            /** Format: uri-reference */
            href: string;
            /** Format: uri-reference */
            imagePath?: string;
            altText?: string;
            productCount: number;
        };
        SuppliesCategoriesResponse: {
            data: components["schemas"]["SuppliesCategory"][];
        };
        /** @description One entry of the site menu, with the entries below it. */
        MenuNode: {
            id: string;
            label: string;
            /**
             * Format: uri-reference
             * @description Absent on a heading that only groups.
             */
            href?: string;
            options?: components["schemas"]["MenuNode"][];
            weightCategory?: components["schemas"]["MenuNode"][];
            mintCategory?: components["schemas"]["MenuNode"][];
            isNew?: boolean;
            highlight?: boolean;
        };
        MenuResponse: {
            data: components["schemas"]["MenuNode"][];
        };
        /** @description Words a customer searched for. */
        RecentSearch: {
            keyword: string;
            /** Format: date-time */
            searchedAt: string;
        };
        RecentSearchesResponse: {
            data: components["schemas"]["RecentSearch"][];
        };
        /** @description The call did what it was asked to do, and there is nothing else to say. */
        Acknowledgement: {
            data: {
                /** @constant */
                success: true;
                /** @description One sentence fit to show to a shopper. */
                message: string;
            };
        };
        /** @description The tier a line is priced by, and the next one to reach. */
        CartTier: {
            floorMin: number;
            /** @description Absent on the last tier, which has no end. */
            floorMax?: number;
            /** @description Quantity from which one unit costs nextPrice. */
            nextFloorMin?: number;
            nextPrice?: components["schemas"]["Price"];
        };
        /** @description One line of a cart, priced now. Prices are in dollars and paid in cash unless they say otherwise. */
        CartProduct: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            /** @description The name as a page address spells it. */
            productNameWithHypen: string;
            /** Format: uri-reference */
            imagePath: string;
            quantity: number;
            /** @description One unit at this quantity, discount taken off. 0 when it is not known, or when no stock covers the quantity; that it does not is said by `maxQuantity` or the stock's `stockQty`, never by the price alone. */
            price: number;
            /** @description Dollars the sales event takes off one unit; 0 for none. */
            discount: number;
            /** @description Size of a piece of jewelry; absent on everything else. */
            size?: string;
            /** @description The line is ticked to be bought. */
            selected: boolean;
            /** @description The line can be bought; inactive lines are not counted. */
            isActive: boolean;
            stocks: components["schemas"]["StockEntry"][];
            activeSalesEventId: components["schemas"]["SalesEventId"];
            productInventorySource: components["schemas"]["InventorySource"];
            isClearanceProduct: boolean;
            /** @description One product that holds several. */
            isGrouped: boolean;
            /** @description Names the line; 0 in the cart of a guest. */
            shoppingCartId: number;
            /** @description price times quantity. */
            totalPrice: number;
            ounces?: components["schemas"]["TroyOunces"];
            metal?: components["schemas"]["Metal"];
            productType?: components["schemas"]["ProductType"];
            /** @description Dollars per troy ounce that the shop adds to the ask. */
            tip?: number;
            /** @description The most that one unit may cost above its metal. */
            ceiling_Premium?: number;
            /** @description Spot the customer predicted for this metal, in the unit of spot: the highest they expect for the first quarter that has not begun. Only where the price floats with spot; absent without such a prediction. */
            predicatedSpot?: number;
            /**
             * @description How the price is made: floating with spot, or fixed.
             * @enum {string}
             */
            priceType?: "floating" | "fixed";
            childs?: components["schemas"]["GroupedChild"][];
            /** @description Ask of the metal that the price was made from. */
            spot?: number;
            cardPrice: number;
            cardTotalPrice: number;
            tier?: components["schemas"]["CartTier"];
            form?: components["schemas"]["ProductForm"];
            altText?: string;
            maxQuantity?: number;
            /** Format: date */
            expectedShipmentDate?: string;
            /** Format: date-time */
            priceValidUntil?: string;
            priceValidSeconds?: number;
            sale?: components["schemas"]["Sale"];
            instockExpectedShipmentDateRange?: string;
            iraEligible?: boolean;
        };
        CartResponse: {
            data: components["schemas"]["CartProduct"][];
        };
        /** @description One line to be priced or changed. */
        CartLineRequest: {
            productId: components["schemas"]["ProductId"];
            quantity: number;
            salesEventId: components["schemas"]["SalesEventId"];
            /** @description Dollars off one unit as last seen; the answer says the present one. */
            discount?: number;
            stockSource: components["schemas"]["InventorySource"];
            /** @description Names the line; 0 in the cart of a guest. */
            shoppingCartId?: number;
            selected?: boolean;
            size?: string;
        };
        /** @description The lines whose quantity changes; the others stay as they are. */
        CartQuantities: {
            shoppingCartProducts: components["schemas"]["CartLineRequest"][];
        };
        /** @description Lines whose tick changes, by the API's names for them. */
        CartSelection: {
            shoppingCartIds: number[];
            selected: boolean;
        };
        /** @description The lines of a guest's cart. */
        CartPricing: {
            shoppingCartProductsRequest: components["schemas"]["CartLineRequest"][];
            /** @description Takes the prices of this moment and holds them anew. */
            renewPrices?: boolean;
        };
        /** @description A product to put into the cart. More of the product's fields may be sent; they are ignored. */
        CartAddition: {
            productId: components["schemas"]["ProductId"];
            quantity: number;
            productInventorySource: components["schemas"]["InventorySource"];
            activeSalesEventId: components["schemas"]["SalesEventId"];
            size?: string;
            discount?: number;
            selected?: boolean;
            overwrite?: boolean;
        };
        /** @description Which reviews to show, and in which order. */
        ReviewQuery: {
            /**
             * @description Reviews of everything or of products or of the shop itself.
             * @enum {string}
             */
            filterType: "All" | "Product" | "Store";
            metal?: components["schemas"]["Metal"];
            /** @description Counted from 1. */
            pageNumber: number;
            /**
             * @description Newest first when left out.
             * @enum {string}
             */
            ratingSorting?: "newest" | "highest" | "lowest";
            /** @description Reviews on one page; the shop asks for 16. */
            size: number;
            /**
             * @description Only approved reviews are shown.
             * @constant
             */
            status: "Approved";
            productId?: components["schemas"]["ProductId"];
            rating?: number;
        };
        /** @description What the shop answered to a review. */
        OwnerReply: {
            commentBy: string;
            comments: string;
            /** Format: date-time */
            commentedAt?: string;
        };
        Review: {
            id: number;
            rating: number;
            heading: string;
            text: string;
            /** @description First name and initial. */
            customerName: string;
            /** @description The customer bought what the review is about. */
            isVerified: boolean;
            /** Format: date */
            date: string;
            /** @description Absent, with all that names the product, if the review is about the shop. */
            productId?: components["schemas"]["ProductId"];
            productName?: string;
            productNameWithHypen?: string;
            metal?: components["schemas"]["Metal"];
            reply?: components["schemas"]["OwnerReply"];
        };
        /** @description How many reviews gave this many stars. */
        RatingCount: {
            rating: number;
            count: number;
        };
        /** @description One page of reviews, and a summary of all that match apart from the narrowing to stars. */
        ReviewPage: {
            reviews: components["schemas"]["Review"][];
            /** @description Reviews on all pages together. */
            total: number;
            pageNumber: number;
            size: number;
            /** @description Absent without reviews. */
            averageRating?: number;
            ratingCounts: components["schemas"]["RatingCount"][];
        };
        ReviewPageResponse: {
            data: components["schemas"]["ReviewPage"];
        };
        /**
         * @description Waiting until the shop has read it, which takes a business day; then one of the others.
         * @enum {string}
         */
        ReviewState: "Waiting" | "Published" | "Declined";
        /** @description A review as its author sees it. */
        OwnReview: {
            id: number;
            state: components["schemas"]["ReviewState"];
            /** @description The reason, a sentence; only if it is declined. A review with a link or an e-mail address is. */
            declinedFor?: string;
            /** Format: date-time */
            writtenAt: string;
            rating: number;
            heading: string;
            text: string;
            /** @description The name that is shown with it. */
            customerName: string;
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen?: string;
            imagePath?: string;
            reply?: components["schemas"]["OwnerReply"];
        };
        /** @description The invoice number of an order. */
        Invoice: string;
        /** @description A delivered product without a review of this customer. */
        ProductToReview: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen?: string;
            imagePath?: string;
            invoice: components["schemas"]["Invoice"];
            /** Format: date */
            deliveredDate: string;
        };
        OwnReviews: {
            /** @description The newest first; older ones than a hundred are left out. */
            reviews: components["schemas"]["OwnReview"][];
            /** @description The latest delivery first; the orders themselves have the others. */
            toReview: components["schemas"]["ProductToReview"][];
            /** @description How many there are in all. */
            toReviewTotal: number;
        };
        OwnReviewsResponse: {
            data: components["schemas"]["OwnReviews"];
        };
        /** @description A review to be approved by the shop before it appears. */
        NewReview: {
            productId: components["schemas"]["ProductId"];
            rating: number;
            heading: string;
            text: string;
            /** @description The name to show; the first name and initial when left out. */
            customerName?: string;
        };
        /** @description A product on a customer's watchlist, as it is now and as it was when added. */
        WatchlistProduct: {
            /** @description Names the entry, not the product. */
            id: number;
            /** Format: date-time */
            addedAt: string;
            /** @description Dollars for one unit paid in cash, when it was added. */
            priceWhenAdded: number;
            product: components["schemas"]["SearchProduct"];
        };
        WatchlistResponse: {
            data: components["schemas"]["WatchlistProduct"][];
        };
        /** @description The product to watch. */
        WishListAddition: {
            productId: components["schemas"]["ProductId"];
            customerId?: components["schemas"]["CustomerId"];
        };
        WatchlistEntry: {
            /** @description Names the entry, not the product. */
            id: number;
            productId: components["schemas"]["ProductId"];
        };
        WatchlistEntryResponse: {
            data: components["schemas"]["WatchlistEntry"];
        };
        /** @description One unit of a product costs the target or less. */
        PriceAlertCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "price";
            productId: components["schemas"]["ProductId"];
            /** @description Dollars, paid in cash. */
            targetPrice: number;
        };
        /** @description Enough of a product is back in stock. */
        StockAlertCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stock";
            productId: components["schemas"]["ProductId"];
            quantity: number;
        };
        /** @description The ask of a metal passes the target. */
        SpotAlertCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "spot";
            metal: components["schemas"]["Metal"];
            /** @enum {string} */
            direction: "above" | "below";
            /** @description Dollars per troy ounce, for copper per avoirdupois pound. */
            targetSpot: number;
        };
        /** @description What has to happen before the shop writes. */
        AlertCondition: components["schemas"]["PriceAlertCondition"] | components["schemas"]["StockAlertCondition"] | components["schemas"]["SpotAlertCondition"];
        /** @description One alert. It writes once and then rests. */
        Alert: {
            alertId: number;
            condition: components["schemas"]["AlertCondition"];
            /** Format: email */
            emailId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the shop wrote; absent until then.
             */
            triggeredAt?: string;
            /** @description Of the product it is about; absent on spot alerts. */
            productName?: string;
            productNameWithHypen?: string;
        };
        AlertListResponse: {
            data: components["schemas"]["Alert"][];
        };
        NewAlert: {
            condition: components["schemas"]["AlertCondition"];
        };
        AlertResponse: {
            data: components["schemas"]["Alert"];
        };
        AlertRequest: {
            condition: components["schemas"]["AlertCondition"];
            /**
             * Format: email
             * @description Where to write.
             */
            emailId: string;
        };
        /** @description One message to one address, when its condition is met. */
        GuestAlert: {
            condition: components["schemas"]["AlertCondition"];
            /** @description Of the product it is about; absent on spot alerts. */
            productName?: string;
            productNameWithHypen?: string;
            /** Format: email */
            emailId: string;
            /**
             * @description The message is sent only while it waits, and once.
             * @enum {string}
             */
            status: "Requested" | "Waiting" | "Sent" | "Cancelled";
        };
        GuestAlertResponse: {
            data: components["schemas"]["GuestAlert"];
        };
        AlertToken: {
            token: string;
        };
        /** @description A product a coupon applies to. */
        CouponProduct: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen: string;
        };
        /** @description What an open coupon does to the ticked lines of the customer's cart, by the arithmetic of ApplyCoupon. Only in the answer to GetCoupons. */
        CouponOnCart: {
            discountAmount: components["schemas"]["Price"];
            /** @description Why it takes nothing off, and what would help, fit to show to a shopper. */
            detail?: string;
        };
        Coupon: {
            /** @description Product applies to the listed products only; any other word, to the whole order. */
            couponType: string;
            /** @enum {string} */
            discountType: "$" | "%";
            /** @description Dollars left on a $ coupon, percent off for a % coupon. */
            currentBalance: number;
            /** @description Empty unless couponType is Product. */
            applicableProducts: components["schemas"]["CouponProduct"][];
            couponCode: string;
            title: string;
            terms: string;
            minimumSubtotal?: number;
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            expiresAt?: string;
            isOneTime: boolean;
            /**
             * @description ended: after its end. spent: nothing is left on it. used: this customer has used it, and it can be used once.
             * @enum {string}
             */
            state: "open" | "ended" | "spent" | "used";
            onCart?: components["schemas"]["CouponOnCart"];
        };
        CouponListResponse: {
            data: components["schemas"]["Coupon"][];
        };
        /** @description A coupon and what it takes off the ticked lines of the cart. */
        AppliedCoupon: {
            coupon: components["schemas"]["Coupon"];
            discountAmount: components["schemas"]["Price"];
            /** @description One sentence fit to show to a shopper. */
            message: string;
        };
        AppliedCouponResponse: {
            data: components["schemas"]["AppliedCoupon"];
        };
        CouponGrantResponse: {
            data: components["schemas"]["Coupon"];
        };
        /** @description As much of an address as shipping and tax depend on. */
        Destination: {
            /** @description Two-letter code of the state, territory or armed-forces region. */
            state: string;
            zip: components["schemas"]["ZipCode"];
            /** @description ISO 3166 code. */
            country: string;
            city?: string;
            /** @enum {string} */
            stateType?: "Domestic" | "Military" | "Territories" | "International";
            isShipToDepository?: boolean;
        };
        /**
         * @description How parcels travel. standard is chosen unless the shopper chooses another.
         * @enum {string}
         */
        ShippingMethod: "standard" | "expedited" | "fedex";
        /** @description What goes where. Customers may leave lines out, which then are the ticked lines of their cart. */
        QuoteRequest: {
            destination: components["schemas"]["Destination"];
            lines?: components["schemas"]["CartLineRequest"][];
            shippingMethod?: components["schemas"]["ShippingMethod"];
            couponCode?: string;
        };
        /**
         * @description The parcel carrier. Tracking links are built from it (§4).
         * @enum {string}
         */
        CarrierCode: "USPS" | "UPS" | "FedEx";
        /** @description One way to send these lines there. Dollars. */
        ShippingQuote: {
            method: components["schemas"]["ShippingMethod"];
            label: string;
            charge: components["schemas"]["Price"];
            isFree: boolean;
            isInsured: boolean;
            carrierCode?: components["schemas"]["CarrierCode"];
            /** @description In words, such as 3-5 business days after it ships. */
            deliveryText?: string;
            /**
             * Format: date
             * @description When the last line is ready to leave.
             */
            expectedShipmentDate?: string;
            /**
             * Format: date
             * @description The first day on which all of it may be there if it is paid by card now.
             */
            earliestArrivalDate?: string;
            /**
             * Format: date
             * @description The last day on which all of it should be there if it is paid by card now.
             */
            latestArrivalDate?: string;
        };
        ShippingQuotes: {
            quotes: components["schemas"]["ShippingQuote"][];
            freeShippingThreshold: components["schemas"]["Price"];
            /** @description Dollars of merchandise still missing; 0 when shipping is free. */
            missingToFreeShipping: number;
        };
        ShippingQuotesResponse: {
            data: components["schemas"]["ShippingQuotes"];
        };
        /** @description Bullion by its metal and form alone. It counts as usual bullion: fine, foreign, and sold close to the worth of its metal. */
        TaxedGoods: {
            metal: components["schemas"]["Metal"];
            form: components["schemas"]["ProductForm"];
            /** @description Dollars for all of it, by check or wire. */
            amount: number;
        };
        /** @description What goes where. Lines and goods are added up as one order. Customers may leave both out, which then are the ticked lines of their cart. */
        TaxQuoteRequest: {
            destination: components["schemas"]["Destination"];
            lines?: components["schemas"]["CartLineRequest"][];
            /** @description Metal without a product, for an estimate. */
            goods?: components["schemas"]["TaxedGoods"][];
        };
        /** @description Sales tax on these lines there, in dollars, with the reason in words. */
        TaxQuote: {
            stateTax: components["schemas"]["Price"];
            cityTax: components["schemas"]["Price"];
            specialTax: components["schemas"]["Price"];
            totalTax: components["schemas"]["Price"];
            taxableAmount: components["schemas"]["Price"];
            ratePercent: number;
            isExempt: boolean;
            /** @description One sentence fit to show to a shopper. */
            reason: string;
            /** @description Dollars from which the order is exempt; absent where no threshold counts. */
            threshold?: number;
            /** @description Dollars of the order that count towards the threshold while it is not reached. */
            thresholdAmount?: number;
            /** @description Dollars more of what counts that exempt it, while the threshold is not reached. */
            missingToThreshold?: number;
            /** @description Dollars of all lines and goods together by check or wire, before tax. */
            subTotal?: number;
        };
        TaxQuoteResponse: {
            data: components["schemas"]["TaxQuote"];
        };
        /**
         * @description Ten digits of a US number, without punctuation (§5).
         * @example 5125550142
         */
        MobileNumber: string;
        /** @description A place to ship or to bill to. */
        NewAddress: {
            /**
             * @description The shopper's own name for it.
             * @example Home
             */
            profileName?: string;
            /** @description A letter, then letters or digits (§5 Shipping name), with a space, a hyphen, an apostrophe or a full stop between them. */
            firstName: string;
            /** @description As the first name. */
            lastName: string;
            company?: string;
            address1: string;
            address2?: string;
            city: string;
            /** @description Two-letter code of the state, territory or armed-forces region. */
            state: string;
            zip: components["schemas"]["ZipCode"];
            /** @description ISO 3166 code. */
            country: string;
            mobNo?: components["schemas"]["MobileNumber"];
            /** @enum {string} */
            addressType: "shipping" | "billing" | "depository";
            /**
             * @description Military addresses ship by USPS only.
             * @enum {string}
             */
            stateType?: "Domestic" | "Military" | "Territories" | "International";
            /** @description For a depository, which vaults metal for an IRA. */
            depositoryName?: string;
            /** @description The account at the depository. */
            accountNumber?: string;
            isDefault?: boolean;
        };
        /** @description Whether a carrier can deliver there, and what it would rather read. */
        AddressCheck: {
            isValid: boolean;
            suggestions: components["schemas"]["NewAddress"][];
            /** @description What is doubtful, in sentences fit to show. */
            messages: string[];
        };
        AddressCheckResponse: {
            data: components["schemas"]["AddressCheck"];
        };
        /**
         * @description A way to pay. Cards, PayPal and Apple Pay carry the surcharge; the others do not.
         * @enum {string}
         */
        PaymentMethod: "creditCard" | "payPal" | "eCheck" | "wire" | "paperCheck" | "applePay";
        /** @description One way to pay, and whether it can be chosen for this total. */
        PaymentOption: {
            method: components["schemas"]["PaymentMethod"];
            label: string;
            surchargePercent: number;
            isAvailable: boolean;
            /** @description Why it cannot be chosen, fit to show; absent when it can. */
            reason?: string;
            minimumTotal?: components["schemas"]["Price"];
            maximumTotal?: components["schemas"]["Price"];
            /** @description How long the payment takes to clear. */
            clearingText: string;
            /** @description Business days after ordering within which a wire or a check must arrive. */
            dueInDays?: number;
        };
        PaymentOptionsResponse: {
            data: components["schemas"]["PaymentOption"][];
        };
        /** @description Standard shipping of an order below this much merchandise, in dollars. */
        ShippingStep: {
            belowSubtotal: components["schemas"]["Price"];
            charge: components["schemas"]["Price"];
        };
        /** @description The fee figures whose meaning is not shown, in dollars, each with our reading. */
        FeeSettings: {
            /** @description Smallest first, up to the free-shipping threshold. */
            standardShippingSteps: components["schemas"]["ShippingStep"][];
            /** @description 3.95 read as the charge for a signature on delivery. */
            signatureConfirmation: number;
            /** @description 750 read as the order value from which a signature is required and free. */
            signatureIncludedFrom: number;
            /** @description 7 read as the charge for gift wrap. */
            giftWrap: number;
            /** @description Charged on top of market loss; 35 is usual in the trade and not in the specification. */
            cancellation: number;
        };
        /** @description The shop's rules of the day, so that no page has to know them by heart. */
        CheckoutSettings: {
            surchargePercent: components["schemas"]["CardSurchargePercent"];
            /** @description Dollars of merchandise from which domestic standard shipping is free. */
            freeShippingThreshold: number;
            /** @description Dollars per troy ounce for carrier shipping; 0.25 by §9. */
            carrierShippingOunceShare: number;
            /** @description The least that carrier shipping costs in dollars; 29.95 by §9. */
            carrierShippingMinimum: number;
            cartPriceLockSeconds: number;
            checkoutPriceLockSeconds: number;
            fees: components["schemas"]["FeeSettings"];
        };
        CheckoutSettingsResponse: {
            data: components["schemas"]["CheckoutSettings"];
        };
        /**
         * @description Letters of any alphabet (§5), with a space, a hyphen, an apostrophe or a full stop between them.
         * @example Clara
         */
        PersonName: string;
        /** @description What the shop asks before it advises on metal for an IRA. */
        IraQuestionnaire: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** Format: email */
            emailId: string;
            mobNo?: components["schemas"]["MobileNumber"];
            age: number;
            /** @description Dollars. */
            annualContribution: number;
            isEmployed: boolean;
            /** @enum {string} */
            knowledge: "none" | "some" | "experienced";
            /** @description Percent. */
            goldAllocation: number;
            /** @description Percent. */
            silverAllocation: number;
        };
        /** @description What to buy. Customers may leave lines out, which then are the ticked lines of their cart. */
        NewCheckout: {
            lines?: components["schemas"]["CartLineRequest"][];
            /**
             * Format: email
             * @description Where to write about the order; required of guests before ordering.
             */
            emailId?: string;
            couponCode?: string;
        };
        /** @description Names a checkout. Long and random, since whoever knows it can read a guest's checkout. */
        CheckoutSessionId: string;
        /** @description A line whose price moved when the lock ran out. Dollars for one unit. */
        PriceChange: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            oldPrice: components["schemas"]["Price"];
            newPrice: components["schemas"]["Price"];
        };
        /** @description A promise of payment for the grand total of a checkout session. */
        PaymentAuthorization: {
            authorizationId: string;
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description Wires and paper checks are awaited rather than authorized.
             * @enum {string}
             */
            status: "authorized" | "awaiting";
            amount?: components["schemas"]["Price"];
            /** @description Last digits of card or account, such as **** 4242. */
            maskedNumber?: string;
            /** Format: date-time */
            authorizedAt?: string;
        };
        /** @description What the whole order costs when paid this way. */
        MethodTotal: {
            method: components["schemas"]["PaymentMethod"];
            grandTotal: components["schemas"]["Price"];
        };
        /** @description The sum, part by part, in dollars. Parts that do not apply are 0. */
        CheckoutTotals: {
            /** @description Merchandise, paid in cash. */
            subTotal: number;
            /** @description Taken off. */
            couponAmount: number;
            /** @description The surcharge of card and PayPal. */
            creditCardCharges: number;
            shippingCharges: components["schemas"]["Price"];
            signatureConfirmationCharges: components["schemas"]["Price"];
            giftWrapCharges: components["schemas"]["Price"];
            /** @description Owed from an earlier cancelled order. */
            marketLossCharges: number;
            tax: components["schemas"]["Price"];
            grandTotal: components["schemas"]["Price"];
            byMethod: components["schemas"]["MethodTotal"][];
        };
        /** @description One checkout with locked prices. When the lock runs out, the next read brings new prices, a new lock and what changed. */
        CheckoutSession: {
            sessionId: components["schemas"]["CheckoutSessionId"];
            isGuest: boolean;
            /** Format: email */
            emailId?: string;
            lines: components["schemas"]["CartProduct"][];
            /**
             * Format: date-time
             * @description A checkout takes over the hold of its lines: their prices and priceValidUntil in the cart, from which it begins. Only when that ends, or with refreshPrices, it locks prices of its own for checkoutPriceLockSeconds. Lines that no cart holds are locked from the beginning.
             */
            priceLockedUntil: string;
            /** @description What is left of the lock. */
            priceLockedForSeconds: number;
            /** @description Empty unless the lock ran out since the last answer. */
            priceChanges: components["schemas"]["PriceChange"][];
            shippingInfo?: components["schemas"]["NewAddress"];
            billingInfo?: components["schemas"]["NewAddress"];
            shippingMethod: components["schemas"]["ShippingMethod"];
            /** @description Empty until the state is known. */
            shippingQuotes: components["schemas"]["ShippingQuote"][];
            paymentMode?: components["schemas"]["PaymentMethod"];
            authorization?: components["schemas"]["PaymentAuthorization"];
            coupon?: components["schemas"]["AppliedCoupon"];
            isGiftWrap: boolean;
            orderNote?: string;
            isSignatureConfirmation: boolean;
            /** @description The shopper has chosen how it travels. Another address takes it back. */
            isShippingConfirmed: boolean;
            isShipToDepository: boolean;
            isTermsChecked: boolean;
            /** @description What is in stock ships ahead of presale lines. The customer's setting, until the shopper chooses for this order. */
            allowSplit?: boolean;
            tax?: components["schemas"]["TaxQuote"];
            /** @description Dollars owed from an earlier cancelled order. */
            marketLossCharges?: number;
            /** @description Dollars the customer would owe if the order fell through now. */
            customerLiability?: number;
            /** @description The shop's fraud score of this checkout. */
            maxmindScore?: number;
            totals: components["schemas"]["CheckoutTotals"];
            /** @description Rises with each UpdateCheckoutSession, with another payment method, and when new prices are locked. An authorization alone leaves it. */
            revision?: number;
        };
        CheckoutSessionResponse: {
            data: components["schemas"]["CheckoutSession"];
        };
        /** @description What changes; whatever is left out stays, and clear empties. */
        CheckoutUpdate: {
            sessionId: components["schemas"]["CheckoutSessionId"];
            /** Format: email */
            emailId?: string;
            shippingInfo?: components["schemas"]["NewAddress"];
            billingInfo?: components["schemas"]["NewAddress"];
            shippingMethod?: components["schemas"]["ShippingMethod"];
            paymentMode?: components["schemas"]["PaymentMethod"];
            couponCode?: string;
            isGiftWrap?: boolean;
            orderNote?: string;
            isSignatureConfirmation?: boolean;
            isShippingConfirmed?: boolean;
            isShipToDepository?: boolean;
            isTermsChecked?: boolean;
            /** @description For this order only; the setting of the account stays. */
            allowSplit?: boolean;
            /** @description Ends the lock now and starts a new one at the prices of this moment. */
            refreshPrices?: boolean;
            /** @description Emptying shippingInfo also empties billing, payment, tax and authorization. */
            clear?: ("shippingInfo" | "billingInfo" | "paymentMode" | "coupon" | "orderNote")[];
        };
        /** @description The card number itself never reaches the shop; its token does. */
        CardPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "creditCard";
            cardToken: string;
        };
        PayPalPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "payPal";
            payPalOrderId: string;
        };
        ApplePayPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "applePay";
            paymentToken: string;
        };
        PersonalCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            checkType: "personal";
            routingNumber: string;
            accountNumber: string;
            checkNumber: string;
            idNumber: string;
            /** @description State that issued the ID. */
            idState: string;
        };
        CorporateCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            checkType: "corporate";
            routingNumber: string;
            accountNumber: string;
            checkNumber: string;
            taxId: string;
        };
        /** @description A check drawn online, of a person or of a company. */
        ECheck: components["schemas"]["PersonalCheck"] | components["schemas"]["CorporateCheck"];
        ECheckPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "eCheck";
            eCheck: components["schemas"]["ECheck"];
        };
        /** @description Paid after ordering, by the instructions that come with the order. */
        WirePayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "wire";
        };
        /** @description Mailed after ordering, by the instructions that come with the order. */
        PaperCheckPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "paperCheck";
        };
        /** @description What each way to pay needs. */
        PaymentDetails: components["schemas"]["CardPayment"] | components["schemas"]["PayPalPayment"] | components["schemas"]["ApplePayPayment"] | components["schemas"]["ECheckPayment"] | components["schemas"]["WirePayment"] | components["schemas"]["PaperCheckPayment"];
        PaymentRequest: {
            sessionId: components["schemas"]["CheckoutSessionId"];
            payment: components["schemas"]["PaymentDetails"];
        };
        PaymentAuthorizationResponse: {
            data: components["schemas"]["PaymentAuthorization"];
        };
        /** @description The shopper's last word. */
        OrderPlacement: {
            sessionId: components["schemas"]["CheckoutSessionId"];
            authorizationId: string;
            /** @description Dollars, as shown to the shopper; any other total is refused. */
            expectedGrandTotal: number;
            /** @constant */
            isTermsChecked: true;
            /** @description The checkout's revision that was reviewed; with any other nothing is ordered. */
            expectedRevision?: number;
        };
        /** @description Where a wire or a check goes, and what is written on it. */
        PaymentInstructions: {
            /** @description The name on the account, and on a check. */
            payee: string;
            /** @description What says which order is paid; the invoice number. */
            reference: string;
            /** @description For wires, with its address. */
            bankName?: string;
            /** @description For wires. */
            routingNumber?: string;
            /** @description For wires. */
            accountNumber?: string;
            /** @description For checks, the lines of the address. */
            mailTo?: string[];
        };
        /** @description The order as confirmed. Prices are binding from here on. */
        PlacedOrder: {
            invoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            /** Format: email */
            emailId: string;
            paymentMethod: components["schemas"]["PaymentMethod"];
            totals: components["schemas"]["CheckoutTotals"];
            lines: components["schemas"]["CartProduct"][];
            coupon?: components["schemas"]["AppliedCoupon"];
            shippingInfo?: components["schemas"]["NewAddress"];
            /**
             * Format: date
             * @description Of the last parcel.
             */
            expectedShipByDate?: string;
            /** @description What is in stock ships ahead of presale lines. */
            allowSplit?: boolean;
            /** @description Charged, or included. */
            isSignatureConfirmation?: boolean;
            isGiftWrap?: boolean;
            /** @description As in PaymentOption: Clears in 4-6 business days. */
            clearingText?: string;
            /**
             * Format: date-time
             * @description For wires and checks.
             */
            paymentDueDate?: string;
            paymentInstructions?: components["schemas"]["PaymentInstructions"];
            /** @description Dollars charged on top of any market loss when the order is cancelled. */
            marketLossFee: number;
        };
        PlacedOrderResponse: {
            data: components["schemas"]["PlacedOrder"];
        };
        /** @description Why the order was not placed, and the checkout as it stands now. */
        OrderConflict: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            /** @description What happened, fit to show to a shopper. */
            detail: string;
            /** @enum {string} */
            reason: "price-changed" | "checkout-changed" | "out-of-stock" | "not-authorized" | "address-missing" | "key-reused" | "cart-empty";
            checkout?: components["schemas"]["CheckoutSession"];
        };
        /** @description Names one browser for 30 days, signed in or not. */
        VisitorId: string;
        /** @description One page seen by one visitor. */
        PageView: {
            userId?: components["schemas"]["CustomerId"];
            guestId: components["schemas"]["VisitorId"];
            /** Format: uri-reference */
            fullUrl: string;
            /** Format: uri-reference */
            previousPageUrl?: string;
            path: string;
            /** @description What happened, such as view. */
            operation: string;
            productId?: components["schemas"]["ProductId"];
        };
        /** @description One thing a visitor did on a page. */
        BehaviourLog: {
            customerId?: components["schemas"]["CustomerId"];
            /** @description Of the visitor, where the sender knows it. */
            ipAddress?: string;
            /** Format: uri-reference */
            visitedPageUrl: string;
            /** Format: uri-reference */
            previousPageURL?: string;
            pageName: string;
            operation: string;
            productId?: components["schemas"]["ProductId"];
            visitorId: components["schemas"]["VisitorId"];
        };
        PurchasedProduct: {
            productName: string;
            productId: components["schemas"]["ProductId"];
            /** @description Dollars for one unit. */
            price: number;
            qtyOrdered: number;
            /** @description Dollars off one unit. */
            discount: number;
        };
        /** @description What was bought, in dollars, for the measuring of sales. */
        OrderPurchaseAnalytics: {
            invoice: components["schemas"]["Invoice"];
            totalCost: number;
            tax: number;
            shippingCharges: number;
            /** @description Taken off by a coupon. */
            amountCRFromCoupon: number;
            products: components["schemas"]["PurchasedProduct"][];
        };
        Credentials: {
            /** Format: email */
            emailId: string;
            password: string;
        };
        /** @description What the shop remembers about this visit. */
        Session: {
            /** @example s-7f3a91c2 */
            sessionId: string;
            isLoggedIn: boolean;
            /** @description Whether the site notice has been seen and dismissed. */
            isNoticedView: boolean;
        };
        /** @description A signed-in customer, with the token that the account calls ask for. */
        User: {
            userId: components["schemas"]["CustomerId"];
            /**
             * @description Bearer token of this session. Keep it away from scripts in the page.
             * @example eyJhbGciOiJIUzI1NiJ9.bold.signature
             */
            token: string;
            /** @example Clara */
            firstName: string;
            /**
             * Format: date-time
             * @description When the token stops working, so that a shopper can be warned beforehand.
             */
            expiresAt?: string;
            session?: components["schemas"]["Session"];
        };
        UserResponse: {
            data: components["schemas"]["User"];
        };
        /**
         * @description At least 8 characters with a lowercase and a capital letter, a digit and a special character.
         * @example Maple-Leaf9
         */
        NewPassword: string;
        /** @description The sign-up form. */
        Registration: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** Format: email */
            emailId: string;
            mobNo: components["schemas"]["MobileNumber"];
            password: components["schemas"]["NewPassword"];
            /** @description The answer of the CAPTCHA widget, where the form shows one. */
            captchaResponse?: string;
        };
        /** @description A visitor without an account. Guests may browse, keep a cart and check out. */
        Guest: {
            guestId: components["schemas"]["CustomerId"];
            /** @description Lets a guest check out. It opens no account, order or portfolio call. */
            guestToken: string;
            /**
             * Format: date-time
             * @description The guest id is kept for 30 days (§9).
             */
            expiresAt?: string;
            session?: components["schemas"]["Session"];
        };
        GuestResponse: {
            data: components["schemas"]["Guest"];
        };
        /**
         * @description Why somebody buys metal.
         * @enum {string}
         */
        CustomerType: "guest" | "investor" | "collector";
        /** @description What a customer likes to buy. Sent whole by the preferences popup: what is left out was not said, except for boldUserName, which then stays as it is (assumed). */
        CustomerProfile: {
            customerId?: components["schemas"]["CustomerId"];
            /** @description The name shown beside reviews. */
            boldUserName?: string;
            metalPreference?: components["schemas"]["Metal"];
            customerType?: components["schemas"]["CustomerType"];
            /**
             * @description Coins of government mints, pieces of private mints, or both. Values assumed.
             * @enum {string}
             */
            preferenceMintType?: "government" | "private" | "both";
            /** @description 0 any, 1 coins, 2 bars, 3 rounds, 4 jewelry. Values assumed. */
            preferenceProductTypeId?: number;
            /**
             * @description Slugs of mints and refiners.
             * @example [
             *       "us-mint",
             *       "perth-mint"
             *     ]
             */
            preferenceMints?: string[];
            /** @description Wants news of jewelry and coupons. */
            preferenceJewelryNCoupon?: boolean;
            /** @description Whether the preferences popup has been answered. */
            isPreferenceUpdated?: boolean;
        };
        /** @description Who is signed in, and the switches of the account pages. */
        CustomerInfo: {
            /** @example Clara */
            firstName: string;
            /** @example Whitfield */
            lastName: string;
            /** Format: uri-reference */
            profilePhoto?: string;
            customerId: components["schemas"]["CustomerId"];
            /** Format: email */
            emailId: string;
            mobNo?: components["schemas"]["MobileNumber"];
            emailVerified: boolean;
            /** @description In-stock lines ship ahead of presale lines. */
            splitOrders: boolean;
            /** @description Orders that wait together may ship together. */
            mergeOrders: boolean;
            /** @description Dollars owed from an earlier cancelled order, paid with the next one. */
            marketLossCharges?: number;
            /** @description Whether the customer gets the newsletter. */
            isSubscribed?: boolean;
            /** @description For the dot on the notification bell. */
            unreadMessageCount?: number;
            profile?: components["schemas"]["CustomerProfile"];
        };
        CustomerInfoResponse: {
            data: components["schemas"]["CustomerInfo"];
        };
        PasswordReset: {
            /** @description The token of the link that was sent by e-mail. */
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        PasswordResetResponse: {
            data: {
                /** @constant */
                success: true;
                /** @description One sentence fit to show to a shopper. */
                message: string;
                /** @description Whose password it is. */
                customerId?: components["schemas"]["CustomerId"];
            };
        };
        CaptchaVerdict: {
            success: boolean;
            /** @description How likely a person is, from 0 to 1, for CAPTCHA kinds that say so. */
            score?: number;
        };
        CaptchaVerdictResponse: {
            data: components["schemas"]["CaptchaVerdict"];
        };
        /** @description The contact details of a customer. */
        ContactInfo: {
            /** Format: email */
            emailId: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            mobNo: components["schemas"]["MobileNumber"];
            /**
             * Format: uri-reference
             * @description A path that FileUpload answered the same customer with. Left out, the picture stays; empty, it is taken away.
             */
            profilePhoto?: string;
        };
        CustomerFile: {
            /** @description A JPEG or PNG of at most 5 MB (types and size assumed). */
            file: Blob;
            /**
             * @description What the picture is for. Only customerprofile is documented.
             * @enum {string}
             */
            imageType: "customerprofile" | "returnrequest";
            customerId: components["schemas"]["CustomerId"];
        };
        UploadedFile: {
            /**
             * Format: uri-reference
             * @description Where the file is served, for profilePhoto or a photo list.
             */
            filePath: string;
        };
        UploadedFileResponse: {
            data: components["schemas"]["UploadedFile"];
        };
        /** @description A kept address. */
        Address: components["schemas"]["NewAddress"] & {
            addressId: number;
            /** @description Whether the carrier knows the address. Set by the shop. */
            isVerified?: boolean;
        };
        AddressListResponse: {
            data: components["schemas"]["Address"][];
        };
        AddressResponse: {
            data: components["schemas"]["Address"];
        };
        /** @description What a customer has chosen for the store on any device, so that a new device behaves like the last one. A preference that is left out was never chosen. */
        Preferences: {
            /** @enum {string} */
            theme?: "system" | "light" | "dark" | "contrast";
            /**
             * @description Percent of the text size of the browser.
             * @enum {integer}
             */
            textSize?: 100 | 112 | 125 | 150;
            /** @enum {string} */
            motion?: "system" | "reduced";
            /**
             * @description When a screen reader hears spot prices by itself; alert is at a chosen level.
             * @enum {string}
             */
            spokenPrices?: "off" | "request" | "alert";
            /**
             * @description Whether moving through a chart plays a tone for each point.
             * @enum {string}
             */
            chartTones?: "off" | "on";
            /**
             * @description How long the store waits before it goes on by itself (WCAG 2.2.1).
             * @enum {string}
             */
            timeLimits?: "standard" | "long" | "none";
            /**
             * @description How long a message stays.
             * @enum {string}
             */
            messages?: "standard" | "long" | "open";
            /**
             * @description The price that is shown first, by check or wire or with the card surcharge.
             * @enum {string}
             */
            priceMethod?: "check" | "card";
        };
        PreferencesResponse: {
            data: components["schemas"]["Preferences"];
        };
        NewsletterSubscription: {
            /** Format: email */
            email: string;
            userId?: components["schemas"]["CustomerId"];
        };
        /** @description A notification, such as an order that has shipped. */
        CustomerMessage: {
            id: number;
            /** @description Plain text. The placeholders {invoice}, {paymentMethod}, {shipDate} and {trackingNo} stand for the fields of that name (how they are written is assumed). */
            msgText: string;
            isRead: boolean;
            isArchive: boolean;
            /** @example 9405511206213864510293 */
            trackingNo?: string;
            carrierCode?: components["schemas"]["CarrierCode"];
            invoice?: components["schemas"]["Invoice"];
            paymentMethod?: components["schemas"]["PaymentMethod"];
            /** Format: date */
            shipDate?: string;
            /**
             * Format: date-time
             * @description When the message was written. Lists come newest first.
             */
            messageDate?: string;
        };
        Inbox: {
            inBoxMsgs: components["schemas"]["CustomerMessage"][];
            archiveMsg: components["schemas"]["CustomerMessage"][];
        };
        InboxResponse: {
            data: components["schemas"]["Inbox"];
        };
        MessageSelection: {
            messageIds: number[];
        };
        /**
         * @description Where an order is between the click and the doorstep.
         * @enum {string}
         */
        OrderStatus: "Placed" | "Payment Cleared" | "Packed" | "Shipped" | "Delivered" | "On Hold" | "Presale Wait" | "Cancelled";
        /**
         * @description The order of the order history.
         * @enum {string}
         */
        OrderSort: "newest" | "oldest" | "total-high" | "total-low";
        /** @enum {string} */
        PaymentStatus: "Pending" | "Cleared" | "Failed" | "Refunded";
        /** @description Units of one metal and form in an order. */
        OrderedKind: {
            /** @description Absent for what holds none. */
            metal?: components["schemas"]["Metal"];
            form: components["schemas"]["ProductForm"];
            /** @description Units. */
            quantity: number;
        };
        /** @description One row of the order history. */
        OrderSummary: {
            invoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            status: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Dollars. */
            orderTotal: components["schemas"]["Price"];
            /** @description Units over all lines. */
            itemCount: number;
            /** @description The first line's product. */
            productName?: string;
            /** @description Units of the first line. */
            productQuantity?: number;
            /** @description Units of the other lines by metal and form, in the order of the lines. */
            otherItems?: components["schemas"]["OrderedKind"][];
            /**
             * Format: uri-reference
             * @description The first line's picture.
             */
            imagePath?: string;
            /** Format: date */
            expectedShipByDate?: string;
            trackingNo?: string;
            carrierCode?: components["schemas"]["CarrierCode"];
        };
        OrderListResponse: {
            data: components["schemas"]["OrderSummary"][];
            /** @description Orders on all pages of what was asked for. */
            total: number;
            /** @description Orders of this customer, asked for or not. */
            totalOfAll: number;
        };
        /** @description One step of an order's timeline. */
        OrderEvent: {
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            date: string;
            note?: string;
        };
        /** @description One product of an order. All money in dollars. */
        OrderLine: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen?: string;
            /** Format: uri-reference */
            imagePath?: string;
            metal?: components["schemas"]["Metal"];
            /** @description Troy ounces per unit. */
            ounces?: components["schemas"]["TroyOunces"];
            /** @description For rings and chains. */
            size?: string;
            /** @description Per unit. */
            price: components["schemas"]["Price"];
            /** @description Off the whole line. */
            discount?: components["schemas"]["Price"];
            productTax?: components["schemas"]["Price"];
            /** @description The line without tax. */
            totalPrice: components["schemas"]["Price"];
            qtyOrdered: number;
            qtyDispatched?: number;
            refundQty?: number;
            stockSource: components["schemas"]["InventorySource"];
            /**
             * Format: date
             * @description For presale and backorder.
             */
            expectedShipmentDate?: string;
        };
        ShipmentProduct: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            quantity: number;
        };
        /** @description One parcel. A split order has several. */
        Shipment: {
            status: components["schemas"]["OrderStatus"];
            carrierCode?: components["schemas"]["CarrierCode"];
            /** @example priority_mail */
            serviceCode?: string;
            /** @example package */
            packageCode?: string;
            trackingNo?: string;
            /** Format: date */
            shipDate?: string;
            /** Format: date */
            anticipatedShipmentDate?: string;
            /** Format: date */
            deliveredDate?: string;
            products?: components["schemas"]["ShipmentProduct"][];
        };
        /** @description An order with its money, its lines and its parcels. All money in dollars. */
        Order: {
            invoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Oldest first. */
            history?: components["schemas"]["OrderEvent"][];
            /**
             * @description Values assumed.
             * @enum {string}
             */
            transactionType?: "Order" | "Replacement";
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: date-time
             * @description For checks and wires.
             */
            paymentDueDate?: string;
            /** @description For checks and wires, while they are awaited. */
            paymentInstructions?: components["schemas"]["PaymentInstructions"];
            /** Format: date-time */
            paymentClearDate?: string;
            /** Format: date */
            expectedShipByDate?: string;
            /** @enum {string} */
            shippingMethod?: "standard" | "expedited" | "fedex";
            /** @description Dollars per troy ounce, when ordered. */
            goldSpot?: components["schemas"]["Price"];
            /** @description Dollars per troy ounce, when ordered. */
            silverSpot?: components["schemas"]["Price"];
            /** @description Dollars per troy ounce, when ordered. */
            platinumSpot?: components["schemas"]["Price"];
            /** @description Dollars per troy ounce, when ordered. */
            palladiumSpot?: components["schemas"]["Price"];
            /** @description The lines before discounts and charges. */
            subTotal: components["schemas"]["Price"];
            totalDiscount?: components["schemas"]["Price"];
            couponCode?: string;
            /** @description What the coupon took off. */
            couponAmount?: components["schemas"]["Price"];
            /** @description The card or PayPal surcharge. */
            creditCardCharges?: components["schemas"]["Price"];
            standardShippingCharges?: components["schemas"]["Price"];
            expeditedShippingCharges?: components["schemas"]["Price"];
            signatureConfirmationCharges?: components["schemas"]["Price"];
            upgradeShipmentModeCharges?: components["schemas"]["Price"];
            giftWrapCharges?: components["schemas"]["Price"];
            otherCharges?: components["schemas"]["Price"];
            /** @description Owed from an earlier cancelled order. */
            marketLossCharges?: components["schemas"]["Price"];
            stateTax?: components["schemas"]["Price"];
            cityTax?: components["schemas"]["Price"];
            specialTax?: components["schemas"]["Price"];
            grandTotal: components["schemas"]["Price"];
            refundAmount?: components["schemas"]["Price"];
            /** @description Market loss and fee of a cancelled order. */
            cancellationCharges?: components["schemas"]["Price"];
            /**
             * Format: date
             * @description The refund has arrived by then. Absent without a refund.
             */
            refundDueDate?: string;
            /** @description The part of the cancellation's charges above what was paid. */
            addedToNextOrder?: components["schemas"]["Price"];
            isSignatureConfirmation?: boolean;
            isGiftWrap?: boolean;
            orderNote?: string;
            /** Format: uri-reference */
            invoicePath?: string;
            /** @description Until the order is packed. */
            isCancellable?: boolean;
            /** @description Whether a return of some of it can be asked for now; GetCustomerReturns says of what, or why not. */
            isReturnable?: boolean;
            /** @description Orders that leave in the same parcel. */
            mergedInvoices?: components["schemas"]["Invoice"][];
            shippingInfo?: components["schemas"]["NewAddress"];
            billingInfo?: components["schemas"]["NewAddress"];
            products?: components["schemas"]["OrderLine"][];
            shipments?: components["schemas"]["Shipment"][];
        };
        OrderResponse: {
            data: components["schemas"]["Order"];
        };
        /** @enum {string} */
        SalesOrderStatus: "Locked" | "Received" | "Inspected" | "Paid" | "Cancelled";
        /** @description A binding sale of a customer's metal to the shop. All money in dollars. */
        SalesOrder: {
            customerInvoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            status: components["schemas"]["SalesOrderStatus"];
            totalAmount: components["schemas"]["Price"];
            /** @description Units over all lines. */
            itemCount?: number;
            /** @description The request that it came from. */
            referenceNumber?: string;
        };
        SalesOrderListResponse: {
            data: components["schemas"]["SalesOrder"][];
        };
        /**
         * @description How the shop pays for metal it buys.
         * @enum {string}
         */
        PayoutMethod: "check" | "ach" | "wire";
        SalesOrderLine: {
            productId?: components["schemas"]["ProductId"];
            productName: string;
            metal?: components["schemas"]["Metal"];
            /** @description Troy ounces per unit. */
            ounces?: components["schemas"]["TroyOunces"];
            quantity: number;
            /** @description Per unit. */
            price: components["schemas"]["Price"];
            /** @description Taken off after inspection, for the whole line. */
            deduction?: components["schemas"]["Price"];
            deductionReason?: string;
            totalPrice: components["schemas"]["Price"];
        };
        /** @description All money in dollars. */
        SalesOrderDetails: {
            customerInvoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            status: components["schemas"]["SalesOrderStatus"];
            totalAmount: components["schemas"]["Price"];
            referenceNumber?: string;
            payoutMethod?: components["schemas"]["PayoutMethod"];
            /**
             * Format: date
             * @description The metal must be on its way by then.
             */
            shipByDate?: string;
            carrierCode?: components["schemas"]["CarrierCode"];
            trackingNo?: string;
            /** Format: date */
            paidOn?: string;
            products: components["schemas"]["SalesOrderLine"][];
        };
        SalesOrderDetailsResponse: {
            data: components["schemas"]["SalesOrderDetails"];
        };
        /** @description What one line of the order adds to the market loss. */
        CancellationLine: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            quantity: number;
            /** @description Dollars, of one unit. */
            orderedPrice: components["schemas"]["Price"];
            /** @description Dollars, of one unit at this quantity. Absent for a fixed price and for what is no longer sold, which have no loss. */
            currentPrice?: components["schemas"]["Price"];
            /** @description Of all units; 0 where the price rose. */
            marketLoss: components["schemas"]["Price"];
        };
        /** @description What cancelling would cost right now. Market loss is (ordered price - current price) x quantity where that is above zero; a gain stays with the shop. All money in dollars. */
        CancellationEstimate: {
            invoice: components["schemas"]["Invoice"];
            /** @description The sum over the lines. */
            marketLoss: components["schemas"]["Price"];
            cancellationFee: components["schemas"]["Price"];
            totalCharges: components["schemas"]["Price"];
            /** @description What was paid so far; 0 before the payment clears. */
            paidAmount: components["schemas"]["Price"];
            /** @description What was paid, less the charges. It returns the way that it was paid. */
            refundAmount: components["schemas"]["Price"];
            /**
             * Format: date
             * @description The refund has arrived by then. Absent without a refund.
             */
            refundDueDate?: string;
            /** @description The part of the charges above what was paid. */
            addedToNextOrder: components["schemas"]["Price"];
            /** Format: date-time */
            quotedAt: string;
            /**
             * Format: date-time
             * @description The estimate holds until then.
             */
            validUntil: string;
            /** @description In the order of the order's lines. */
            lines: components["schemas"]["CancellationLine"][];
        };
        CancellationEstimateResponse: {
            data: components["schemas"]["CancellationEstimate"];
        };
        CancellationRequest: {
            invoice: components["schemas"]["Invoice"];
            reason?: string;
            /** @description Dollars; the totalCharges that the customer agreed to. When the charges have risen since, the answer is 409 and a new estimate is needed. */
            acceptedCharges: number;
        };
        /**
         * @description Why no return of an order can be asked for.
         * @enum {string}
         */
        ReturnRefusal: "cancelled" | "notDelivered" | "tooLate" | "nothingLeft";
        /** @description A product of an order, in one size. Several lines of it are counted together. */
        ReturnableLine: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            size?: string;
            /** Format: uri-reference */
            imagePath?: string;
            /** @description Dollars for one, on average over its lines. */
            price: components["schemas"]["Price"];
            /** @description Dollars that come back for one: its price less its share of the coupon, with its share of the surcharge and the sales tax that was paid on it. */
            refundPrice: components["schemas"]["Price"];
            qtyDelivered: number;
            /** @description Units delivered, less those of earlier returns that were not declined. */
            qtyReturnable: number;
        };
        /** @enum {string} */
        ReturnReason: "damaged" | "wrongItem" | "missingItem" | "notAsDescribed" | "other";
        /** @description What a return for this reason costs the customer. */
        ReturnFee: {
            reason: components["schemas"]["ReturnReason"];
            /** @description Of what the returned units cost. */
            percent: number;
            /** @description Dollars. Never more than the units cost. */
            minimum: components["schemas"]["Price"];
        };
        ReturnedLine: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            size?: string;
            quantity: number;
        };
        /**
         * @description What is missing has not to be sent back, so such a return is never Received.
         * @enum {string}
         */
        ReturnStatus: "Submitted" | "Approved" | "Declined" | "Received" | "Completed";
        ReturnEvent: {
            status: components["schemas"]["ReturnStatus"];
            /** Format: date-time */
            date: string;
        };
        /** @description A request for a return, as it stands now. */
        ReturnTicket: {
            /** @example RMA-2207 */
            returnNumber: string;
            invoice: components["schemas"]["Invoice"];
            /** @enum {string} */
            returnType: "replacement" | "refund";
            reason: components["schemas"]["ReturnReason"];
            comments?: string;
            products: components["schemas"]["ReturnedLine"][];
            /** @description Paths of pictures that are shown to this customer only, and never cached. */
            photos?: string[];
            /** @description Dollars that the return costs the customer; 0 for damage or the shop's mistake. */
            fee: components["schemas"]["Price"];
            /** @description Dollars that a refund brings, less the fee. Absent for a replacement. */
            refundAmount?: components["schemas"]["Price"];
            status: components["schemas"]["ReturnStatus"];
            /** Format: date-time */
            submittedOn: string;
            /** @description Oldest first. */
            history: components["schemas"]["ReturnEvent"][];
            /** @description What happens next, fit to show. */
            message?: string;
        };
        OrderReturns: {
            invoice: components["schemas"]["Invoice"];
            /** @description Absent while a return can be asked for. */
            refusal?: components["schemas"]["ReturnRefusal"];
            /**
             * Format: date-time
             * @description When the last parcel so far arrived.
             */
            deliveredOn?: string;
            /**
             * Format: date-time
             * @description 14 days after the last parcel arrived.
             */
            returnableUntil?: string;
            lines: components["schemas"]["ReturnableLine"][];
            /** @description One for each reason. */
            fees: components["schemas"]["ReturnFee"][];
            /** @description Newest first. */
            returns: components["schemas"]["ReturnTicket"][];
        };
        OrderReturnsResponse: {
            data: components["schemas"]["OrderReturns"];
        };
        ReturnLine: {
            productId: components["schemas"]["ProductId"];
            quantity: number;
            /** @description Of jewelry, which an order can hold in two sizes. */
            size?: string;
        };
        /** @description A wish to send something back. */
        ReturnRequest: {
            invoice: components["schemas"]["Invoice"];
            /** @enum {string} */
            returnType: "replacement" | "refund";
            reason: components["schemas"]["ReturnReason"];
            comments?: string;
            products: components["schemas"]["ReturnLine"][];
            /** @description Paths that FileUpload answered this customer with, for the type `returnrequest`. */
            photos?: string[];
        };
        ReturnTicketResponse: {
            data: components["schemas"]["ReturnTicket"];
        };
        /** @description Where an order is, for somebody who knows its number, e-mail and zip. */
        OrderTracking: {
            invoice: components["schemas"]["Invoice"];
            /** Format: date-time */
            orderDate: string;
            currentStatus: components["schemas"]["OrderStatus"];
            /** Format: date */
            anticipatedShipmentDate?: string;
            carrierCode?: components["schemas"]["CarrierCode"];
            trackingNo?: string;
            /** @example package */
            packageCode?: string;
            /** @example priority_mail */
            serviceCode?: string;
            /** @description Oldest first. */
            history: components["schemas"]["OrderEvent"][];
            /** @description The parcels of a split order. */
            shipments?: components["schemas"]["Shipment"][];
        };
        OrderTrackingResponse: {
            data: components["schemas"]["OrderTracking"];
        };
        /**
         * @description The shop quotes what is Submitted, or has Declined it; a quote that the customer accepts becomes a sales order, and one that they refuse is Declined too. The shop has Received the parcel, Inspected it and Paid.
         * @enum {string}
         */
        SellStatus: "Submitted" | "Quoted" | "Accepted" | "Received" | "Inspected" | "Paid" | "Declined" | "Cancelled";
        /** @description A state that a request has reached. */
        SellEvent: {
            status: components["schemas"]["SellStatus"];
            /** Format: date-time */
            reachedOn: string;
        };
        SellOrderItem: {
            metal: components["schemas"]["Metal"];
            productId?: components["schemas"]["ProductId"];
            productName: string;
            /** @description Fine troy ounces of one piece, as sent. */
            ounces?: components["schemas"]["TroyOunces"];
            quantity: number;
            conditions?: string[];
            conditionNote?: string;
            /** @description As sent, to send them again. */
            photoTokens?: string[];
            /** @description Where the pictures are served, to their sender alone. */
            photoPaths?: string[];
            /** @description Dollars per unit. */
            quotedPrice?: components["schemas"]["Price"];
            deductionReason?: string;
        };
        /** @description A sell-to-us request and what became of it. */
        SellOrder: {
            /** @example SELL-4471 */
            referenceNumber: string;
            status: components["schemas"]["SellStatus"];
            /** Format: date-time */
            createdOn: string;
            /** @description The states so far, oldest first; the last is the present one. */
            events?: components["schemas"]["SellEvent"][];
            items: components["schemas"]["SellOrderItem"][];
            /** @description Dollars, once quoted. */
            totalQuote?: components["schemas"]["Price"];
            /** Format: date-time */
            quoteValidUntil?: string;
            payoutMethod?: components["schemas"]["PayoutMethod"];
            carrierCode?: components["schemas"]["CarrierCode"];
            /** @description Of the parcel on its way to the shop. */
            trackingNo?: string;
            /** @description The sales order that it turned into. */
            customerInvoice?: components["schemas"]["Invoice"];
            /** @description Dollars, once paid. */
            paidAmount?: components["schemas"]["Price"];
            isFromPortfolio?: boolean;
        };
        SellOrderListResponse: {
            data: components["schemas"]["SellOrder"][];
        };
        /**
         * @description A quote is Accepted or Declined; what is Submitted or Quoted can be Cancelled.
         * @enum {string}
         */
        SellAnswer: "Accepted" | "Declined" | "Cancelled";
        /** @description The sum that the customer has read; another quote is not accepted, but answered by 409. */
        SellQuoteRead: components["schemas"]["Price"];
        /** @description Something that a customer wants to sell. */
        SellItem: {
            metal: components["schemas"]["Metal"];
            /** @description Left out for a free name. */
            productId?: number;
            /** @description Fine troy ounces of one piece, for metal that is no product of the shop. */
            ounces?: number;
            productName: string;
            quantity: number;
            conditions?: ("mint" | "proof" | "toning" | "milkSpots" | "scratches" | "dents" | "fingerprints" | "other")[];
            conditionNote?: string;
            /** @description Pictures that uploadSellToBoldPhoto has taken from the same sender. */
            photoTokens?: string[];
        };
        /** @description All items anew, only while the request is Submitted. Pictures that it has already are named by their tokens again. */
        SellItemChange: components["schemas"]["SellItem"][];
        /** @description What a customer may change. Fields that are left out stay as they are. */
        SellOrderUpdate: {
            referenceNumber: string;
            status?: components["schemas"]["SellAnswer"];
            totalQuote?: components["schemas"]["SellQuoteRead"];
            payoutMethod?: components["schemas"]["PayoutMethod"];
            carrierCode?: components["schemas"]["CarrierCode"];
            trackingNo?: string;
            items?: components["schemas"]["SellItemChange"];
        };
        SellRequest: {
            /** @description The customer of the token; left out by guests. */
            customerId?: components["schemas"]["CustomerId"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** Format: email */
            emailId: string;
            mobNo: components["schemas"]["MobileNumber"];
            items: components["schemas"]["SellItem"][];
            /** @description Started with the Sell button of the portfolio, by the customer of the token. Of a product in the portfolio it takes no more than is held and not offered in another such request that is open: 400 at the quantity of the item. */
            isFromPortfolio?: boolean;
        };
        SellReceipt: {
            /** @example SELL-4471 */
            referenceNumber: string;
            status: components["schemas"]["SellStatus"];
            /** Format: date-time */
            createdOn: string;
        };
        SellReceiptResponse: {
            data: components["schemas"]["SellReceipt"];
        };
        SellPhotoFile: {
            /** @description A JPEG or PNG, by its bytes, of at most 2 MB. */
            file: Blob;
        };
        SellPhoto: {
            photoToken: string;
        };
        SellPhotoResponse: {
            data: components["schemas"]["SellPhoto"];
        };
        SellOrderResponse: {
            data: components["schemas"]["SellOrder"];
        };
        /** @description What a guest may change. Fields that are left out stay as they are. */
        SellLinkUpdate: {
            token: string;
            status?: components["schemas"]["SellAnswer"];
            payoutMethod?: components["schemas"]["PayoutMethod"];
            carrierCode?: components["schemas"]["CarrierCode"];
            trackingNo?: string;
            items?: components["schemas"]["SellItemChange"];
        };
        SellLinkRequest: {
            referenceNumber: string;
            /** Format: email */
            emailId: string;
        };
        /** @description What the shop pays for one product right now. */
        BuybackPrice: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            productNameWithHypen?: string;
            /** Format: uri-reference */
            imagePath?: string;
            metal: components["schemas"]["Metal"];
            /** @description Troy ounces per unit. */
            ounces: components["schemas"]["TroyOunces"];
            /** @description Dollars per unit. */
            bidPrice: components["schemas"]["Price"];
            /** @description Dollars per troy ounce above the spot bid, or below it. */
            bidOverSpot?: components["schemas"]["Money"];
            /** @description Dollars per unit that this bid is above what yesterday's close would have brought, or below it. */
            changeSinceYesterday?: components["schemas"]["Money"];
            /** @description Dollars the shop asks for one, to see the spread. */
            askPrice?: components["schemas"]["Price"];
            minimumQuantity?: number;
            /** @description Counts toward the 1099-B list for sellers. */
            isReportable?: boolean;
        };
        BuybackPriceList: {
            /** Format: date-time */
            timestamp: string;
            /** @description The market is closed, or its feed is late. */
            areStale: boolean;
            prices: components["schemas"]["BuybackPrice"][];
        };
        BuybackPriceListResponse: {
            data: components["schemas"]["BuybackPriceList"];
        };
        /**
         * @description How far back the series reach; All begins with the first purchase.
         * @enum {string}
         */
        PortfolioFrequency: "1D" | "1W" | "1M" | "3M" | "6M" | "YTD" | "1Y" | "5Y" | "All";
        /**
         * @description One metal of the portfolio, or all of them.
         * @enum {string}
         */
        PortfolioMetal: "all" | "gold" | "silver" | "platinum" | "palladium";
        PortfolioQuery: {
            customerId: components["schemas"]["CustomerId"];
            frequency: components["schemas"]["PortfolioFrequency"];
            metal: components["schemas"]["PortfolioMetal"];
            /**
             * @description A product form such as coin, left out for all.
             * @example coin
             */
            productType?: string;
            /** @description 0, or left out, for all products (assumed). */
            productId?: number;
        };
        /** @description The worth of the metal held on one day, past or predicted. All money in dollars. */
        MetalPoint: {
            /** Format: date */
            orderDate: string;
            /** @enum {string} */
            type: "Actual" | "Prediction";
            goldOunces: components["schemas"]["TroyOunces"];
            silverOunces: components["schemas"]["TroyOunces"];
            platinumOunces?: components["schemas"]["TroyOunces"];
            palladiumOunces?: components["schemas"]["TroyOunces"];
            goldValue?: components["schemas"]["Price"];
            silverValue?: components["schemas"]["Price"];
            platinumValue?: components["schemas"]["Price"];
            palladiumValue?: components["schemas"]["Price"];
            totalValue: components["schemas"]["Price"];
            /** @description Paid for what was held, premium and all. */
            totalCost?: components["schemas"]["Price"];
            /** @description The part of totalCost that was paid over spot; left out of predictions. */
            totalPremium?: components["schemas"]["Money"];
            goldOptimalPrediction?: components["schemas"]["Price"];
            goldWorstPrediction?: components["schemas"]["Price"];
            goldAnalystPrediction?: components["schemas"]["Price"];
            silverOptimalPrediction?: components["schemas"]["Price"];
            silverWorstPrediction?: components["schemas"]["Price"];
            silverAnalystPrediction?: components["schemas"]["Price"];
            totalOptimalPrediction?: components["schemas"]["Price"];
            totalWorstPrediction?: components["schemas"]["Price"];
            totalAnalystPrediction?: components["schemas"]["Price"];
        };
        /** @description Everything held of one product. */
        PortfolioProduct: {
            /** @description A free name that was bought elsewhere has an id of its own, given when it was added. */
            productId: components["schemas"]["ProductId"];
            /** @description For the link, where the shop sells it. */
            productNameWithHypen?: string;
            /** Format: uri-reference */
            image?: string;
            /** @description The product's name. */
            assetList: string;
            metal: components["schemas"]["Metal"];
            /** @description Troy ounces per unit. */
            weight: components["schemas"]["TroyOunces"];
            /** @description Units held. */
            totalQtyOrdered: number;
            /** @description Paid per unit on average. */
            avgPrice: components["schemas"]["Price"];
            /** @description Paid for all units, premium and all. */
            actualPrice?: components["schemas"]["Price"];
            /** @description Spot when bought x ounces x units, without premium. */
            pastMetalValue: components["schemas"]["Price"];
            /** @description Spot now x ounces x units; left out when the metal has no price. */
            currentMetalValue?: components["schemas"]["Price"];
            /** @description Paid over spot, for all units. */
            premium?: components["schemas"]["Money"];
            /** @description Bought here. */
            isBold?: boolean;
            /** @description The dealer. */
            sourceName?: string;
            /**
             * Format: date
             * @description Last bought.
             */
            orderDate?: string;
            /** Format: date */
            previousOrderDate?: string;
        };
        /** @description A product of which nothing is held any more. All money in dollars. */
        ClosedProduct: {
            productId: components["schemas"]["ProductId"];
            /** @description For the link, where the shop sells it. */
            productNameWithHypen?: string;
            /** Format: uri-reference */
            image?: string;
            /** @description The product's name. */
            assetList: string;
            metal: components["schemas"]["Metal"];
            /** @description Troy ounces per unit. */
            weight?: components["schemas"]["TroyOunces"];
            totalQtySold: number;
            /** @description Paid for what was sold, fees included. */
            totalCost?: components["schemas"]["Price"];
            /** @description Received for it, less fees. */
            totalProceeds?: components["schemas"]["Price"];
            realizedGain: components["schemas"]["Money"];
            /** Format: date */
            lastSoldDate: string;
        };
        /** @description The figures on top of the dashboard. Current values are metal only; add the premium to count it. All money in dollars. */
        Investment: {
            goldInvested?: components["schemas"]["Price"];
            goldCurrent?: components["schemas"]["Price"];
            goldPremium?: components["schemas"]["Money"];
            goldOunces?: components["schemas"]["TroyOunces"];
            /** @description Change of gold since the last close. */
            dayGold?: components["schemas"]["Money"];
            silverInvested?: components["schemas"]["Price"];
            silverCurrent?: components["schemas"]["Price"];
            silverPremium?: components["schemas"]["Money"];
            silverOunces?: components["schemas"]["TroyOunces"];
            /** @description Change of silver since the last close. */
            daySilver?: components["schemas"]["Money"];
            platinumInvested?: components["schemas"]["Price"];
            platinumCurrent?: components["schemas"]["Price"];
            platinumPremium?: components["schemas"]["Money"];
            platinumOunces?: components["schemas"]["TroyOunces"];
            /** @description Change of platinum since the last close. */
            dayPlatinum?: components["schemas"]["Money"];
            palladiumInvested?: components["schemas"]["Price"];
            palladiumCurrent?: components["schemas"]["Price"];
            palladiumPremium?: components["schemas"]["Money"];
            palladiumOunces?: components["schemas"]["TroyOunces"];
            /** @description Change of palladium since the last close. */
            dayPalladium?: components["schemas"]["Money"];
            /** @description Everything paid, premium and all. */
            totalInvested: components["schemas"]["Price"];
            totalCurrent: components["schemas"]["Price"];
            totalPremium?: components["schemas"]["Money"];
            /** @description The sum of the metals' changes. */
            dayChange: components["schemas"]["Money"];
            /** @description Percent; negative for a loss. */
            dayChangePercentage: number;
            /** @description What all sales brought, less what was paid for the units sold. */
            realizedGain?: components["schemas"]["Money"];
            /** @description The same of sales since January 1 in New York. */
            realizedGainThisYear?: components["schemas"]["Money"];
            sales?: number;
            salesThisYear?: number;
        };
        PortfolioSettings: {
            showPrediction?: boolean;
            showActualPrice?: boolean;
            /** @description Figures without the premium paid over spot. */
            showMetalPrice?: boolean;
            /** @description The introduction video. */
            showVdo?: boolean;
            doNotShowAgain?: boolean;
            showGoldPrediction?: boolean;
            showSilverPrediction?: boolean;
            showTotalPrediction?: boolean;
            customerId?: components["schemas"]["CustomerId"];
        };
        /** @description Dollars that the holdings were worth during one interval. The metal values count all metals held. */
        MetalCandle: {
            /** Format: date-time */
            intervalStart: string;
            goldOpen?: components["schemas"]["Price"];
            goldHigh?: components["schemas"]["Price"];
            goldLow?: components["schemas"]["Price"];
            goldClose?: components["schemas"]["Price"];
            silverOpen?: components["schemas"]["Price"];
            silverHigh?: components["schemas"]["Price"];
            silverLow?: components["schemas"]["Price"];
            silverClose?: components["schemas"]["Price"];
            platinumOpen?: components["schemas"]["Price"];
            platinumHigh?: components["schemas"]["Price"];
            platinumLow?: components["schemas"]["Price"];
            platinumClose?: components["schemas"]["Price"];
            palladiumOpen?: components["schemas"]["Price"];
            palladiumHigh?: components["schemas"]["Price"];
            palladiumLow?: components["schemas"]["Price"];
            palladiumClose?: components["schemas"]["Price"];
            metalOpen: components["schemas"]["Price"];
            metalHigh: components["schemas"]["Price"];
            metalLow: components["schemas"]["Price"];
            metalClose: components["schemas"]["Price"];
            /** @description Paid over spot for what was held in the interval. */
            metalPremium?: components["schemas"]["Money"];
        };
        Portfolio: {
            metalInounces: components["schemas"]["MetalPoint"][];
            productsForPortfolio: components["schemas"]["PortfolioProduct"][];
            /** @description The last sold first. */
            closedProducts?: components["schemas"]["ClosedProduct"][];
            /** @description One record, or none for an empty portfolio. */
            investment: components["schemas"]["Investment"][];
            /** @description One record, or none before the first change. */
            portfolioSettings: components["schemas"]["PortfolioSettings"][];
            metalCandleChart: components["schemas"]["MetalCandle"][];
        };
        PortfolioResponse: {
            data: components["schemas"]["Portfolio"];
        };
        /** @description Names one purchase or sale of a customer; never given twice. */
        TransactionId: number;
        /**
         * @description Bought, sold to the shop, or sold elsewhere.
         * @enum {string}
         */
        TransactionType: "PURCHASED" | "SOLD" | "EXIT";
        /** @description Units of one purchase that a sale took. */
        LotUse: {
            /** @description Of the purchase. */
            transactionId: components["schemas"]["TransactionId"];
            quantity: number;
            /** @description Dollars paid for these units, fees included. */
            cost: components["schemas"]["Price"];
        };
        /** @description One purchase or sale, as the portfolio counts it. All money in dollars. */
        PortfolioTransaction: {
            transactionId: components["schemas"]["TransactionId"];
            /** Format: date */
            transactionDate: string;
            transactionType: components["schemas"]["TransactionType"];
            transactionQuantity: number;
            productId: components["schemas"]["ProductId"];
            productName: string;
            metal?: components["schemas"]["Metal"];
            ouncesPerUnit?: components["schemas"]["TroyOunces"];
            /** @description Units of the product held before. */
            beforeQuantity?: number;
            /** @description Units of the product held after. */
            afterQuantity: number;
            productUnitPrice: components["schemas"]["Price"];
            fees?: components["schemas"]["Price"];
            /** @description Paid for all units, or received for them, without the fees. */
            totalPrice?: components["schemas"]["Price"];
            /** @description Of a sale, the purchases that its units come from. */
            lots?: components["schemas"]["LotUse"][];
            /** @description Of a sale. */
            realizedGain?: components["schemas"]["Money"];
            sourceName?: string;
        };
        PortfolioUpdateResponse: {
            data: {
                /** @constant */
                success: true;
                /** @description One sentence fit to show to a shopper. */
                message: string;
                addedTransactions?: components["schemas"]["PortfolioTransaction"][];
            };
        };
        /** @description Somebody has opened the portfolio. */
        ViewLog: {
            /** @example header */
            viewedFrom: string;
            isMobile: boolean;
        };
        PortfolioClick: {
            userId: components["schemas"]["CustomerId"];
            /** @example Top-Header */
            pageName: string;
        };
        Feedback: {
            feedBackText: string;
            /**
             * @description Values assumed.
             * @enum {string}
             */
            feedBackType: "Suggestions" | "Cost concern" | "Product issue" | "Other";
            customerId?: components["schemas"]["CustomerId"];
        };
        /** @description One purchase or sale of one product. A sale may not exceed the units held, nor precede the last purchase; one that names its purchases may not precede those (assumed). */
        PortfolioHolding: {
            customerId: components["schemas"]["CustomerId"];
            /** @description 0 gives an id to a product that the shop does not sell; sales name that id (assumed). */
            productId?: number;
            /** Format: date */
            transactionDate: string;
            transactionQuantity: number;
            /** @description Dollars per unit, paid or received. */
            productUnitPrice: number;
            transactionType: components["schemas"]["TransactionType"];
            /** @description Dollars per troy ounce, on that day. */
            goldSpot?: number;
            /** @description Dollars per troy ounce, on that day. */
            silverSpot?: number;
            /**
             * @description Bought here or elsewhere. Values assumed.
             * @enum {string}
             */
            source?: "bold" | "other";
            /** @description The other dealer. */
            sourceName?: string;
            metal?: components["schemas"]["Metal"];
            /** @description Troy ounces. */
            ouncesPerUnit?: number;
            productName: string;
            /** @description Dollars per troy ounce, as the customer corrected it. */
            userSpot?: number;
            /** @description Dollars per troy ounce over spot, as the customer corrected it. */
            userPremium?: number;
            /** @description Dollars for the whole transaction, such as shipping: part of what a purchase cost, and off what a sale brought. */
            fees?: number;
            /** @description Of a sale: the purchases whose units it takes, in this order. Without them it takes the oldest first. */
            lotIds?: components["schemas"]["TransactionId"][];
        };
        HoldingList: {
            customerHoldings: components["schemas"]["PortfolioHolding"][];
        };
        HoldingsAddedResponse: {
            data: {
                /** @constant */
                success: true;
                /** @description One sentence fit to show to a shopper. */
                message: string;
                /** @description Of the holdings, in their order. */
                transactionIds?: components["schemas"]["TransactionId"][];
            };
        };
        HoldingRemoval: {
            customerId: components["schemas"]["CustomerId"];
            productId: components["schemas"]["ProductId"];
        };
        TransactionRemoval: {
            customerId: components["schemas"]["CustomerId"];
            transactionIds: components["schemas"]["TransactionId"][];
        };
        /** @description Fields that are left out stay as they are. Another day has another spot, and so another premium. */
        TransactionUpdate: {
            customerId: components["schemas"]["CustomerId"];
            transactionId: components["schemas"]["TransactionId"];
            /** Format: date */
            transactionDate?: string;
            transactionQuantity?: number;
            /** @description Dollars per unit, paid or received. */
            productUnitPrice?: number;
            /** @description Dollars for the whole transaction. */
            fees?: number;
        };
        CustomerTransactionsResponse: {
            data: {
                /** @description Newest first. */
                transactions: components["schemas"]["PortfolioTransaction"][];
                /** @description On all pages. */
                totalCount: number;
            };
        };
        TransactionQuery: {
            customerId: components["schemas"]["CustomerId"];
            frequency: components["schemas"]["PortfolioFrequency"];
            productId: components["schemas"]["ProductId"];
        };
        /** @description What the units held were worth, and what they had cost, at one moment. Dollars. */
        ProductValuePoint: {
            /** Format: date-time */
            dateNTime: string;
            value: components["schemas"]["Price"];
            cost?: components["schemas"]["Price"];
        };
        /** @description One product of the portfolio from the first purchase to now. */
        ProductLifeCycle: {
            product?: components["schemas"]["PortfolioProduct"];
            /** @description Newest first. */
            transactions: components["schemas"]["PortfolioTransaction"][];
            /** @description Oldest first. */
            performance: components["schemas"]["ProductValuePoint"][];
        };
        ProductLifeCycleResponse: {
            data: components["schemas"]["ProductLifeCycle"];
        };
        /** @description The market on one day, in dollars per troy ounce, to fill in a purchase made elsewhere. */
        SpotOnDate: {
            /**
             * Format: date
             * @description The day asked for, or the last trading day of the 30 before it.
             */
            spotDate: string;
            /** @description Of the metal asked for. */
            spot: components["schemas"]["Price"];
            /** @description Usual over spot for the product, where known. */
            premium?: components["schemas"]["Money"];
            goldSpot?: components["schemas"]["Price"];
            silverSpot?: components["schemas"]["Price"];
            platinumSpot?: components["schemas"]["Price"];
            palladiumSpot?: components["schemas"]["Price"];
        };
        SpotOnDateResponse: {
            data: components["schemas"]["SpotOnDate"];
        };
        /** @description What a customer expects of the market at the end of a quarter, in dollars per troy ounce. Best and worst come in pairs, per metal. */
        PredictedPrices: {
            /**
             * Format: date-time
             * @description The end of the quarter.
             */
            dateNTime: string;
            /** @description The highest expected. The spelling of the four names is assumed. */
            goldOptimalPrediction?: number;
            /** @description The lowest expected. */
            goldWorstPrediction?: number;
            /** @description The highest expected. */
            silverOptimalPrediction?: number;
            /** @description The lowest expected. */
            silverWorstPrediction?: number;
        };
        /** @description The shop's own fixed forecast for the end of a quarter, in dollars per troy ounce. */
        AnalystPrediction: {
            /** Format: date-time */
            dateNTime: string;
            goldPrediction?: components["schemas"]["Price"];
            silverPrediction?: components["schemas"]["Price"];
        };
        Predictions: {
            /** @description The customer's own, oldest quarter first. */
            predictedPrices: components["schemas"]["PredictedPrices"][];
            /** @description Oldest quarter first, from the quarter that runs. */
            analystPredictions: components["schemas"]["AnalystPrediction"][];
        };
        PredictionsResponse: {
            data: components["schemas"]["Predictions"];
        };
        PredictionList: {
            customerId: components["schemas"]["CustomerId"];
            /** @description In order, without a gap between quarters. */
            predictedPrices: components["schemas"]["PredictedPrices"][];
        };
        /** @description All sales of the year. A sale of purchases of both terms counts in both. */
        TaxTotals: {
            sales: number;
            quantity: number;
            proceeds: components["schemas"]["Money"];
            costBasis: components["schemas"]["Price"];
            gain: components["schemas"]["Money"];
            shortTermSales: number;
            shortTermGain: components["schemas"]["Money"];
            longTermSales: number;
            longTermGain: components["schemas"]["Money"];
        };
        /** @description Units of one purchase that one sale took. */
        TaxGain: {
            saleId: components["schemas"]["TransactionId"];
            purchaseId: components["schemas"]["TransactionId"];
            transactionType: components["schemas"]["TransactionType"];
            /** @description Who bought. */
            sourceName?: string;
            productId: components["schemas"]["ProductId"];
            productName: string;
            quantity: number;
            /** Format: date */
            acquired: string;
            /** Format: date */
            sold: string;
            daysHeld: number;
            /**
             * @description Long is more than a year; the same day of the next year is short.
             * @enum {string}
             */
            term: "SHORT" | "LONG";
            /** @description Received, less the fees of the sale. */
            proceeds: components["schemas"]["Money"];
            /** @description Paid for these units, fees included. */
            costBasis: components["schemas"]["Price"];
            gain: components["schemas"]["Money"];
        };
        /** @description What is held of one product. A metal without a price has no worth. */
        TaxHolding: {
            productId: components["schemas"]["ProductId"];
            productName: string;
            quantity: number;
            /**
             * Format: date
             * @description Of the oldest purchase that is not sold whole.
             */
            firstPurchase: string;
            /** @description Later purchases that are not sold whole. */
            otherLots: number;
            /** @description Paid for these units, fees included. */
            cost: components["schemas"]["Price"];
            worth?: components["schemas"]["Price"];
            unrealizedGain?: components["schemas"]["Money"];
        };
        TaxHoldingTotals: {
            products: number;
            cost: components["schemas"]["Price"];
            /** @description Left out if that of a holding is not known. */
            worth?: components["schemas"]["Price"];
            unrealizedGain?: components["schemas"]["Money"];
        };
        /** @description A customer's gains, purchases, sales and holdings of one year. All money in dollars. */
        TaxReport: {
            year: number;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day that counts; of this year, today.
             */
            until: string;
            /** Format: date-time */
            reportDate: string;
            /**
             * Format: date-time
             * @description Of the prices that the holdings are worth. Left out if they are those of the close of the last day.
             */
            spotTime?: string;
            /** @description Sales of the year that named the purchases which they took. */
            salesWithNamedLots: number;
            totals: components["schemas"]["TaxTotals"];
            /** @description Oldest sale first; a sale has one for each purchase that it took of. */
            gains: components["schemas"]["TaxGain"][];
            /** @description Those of the year, oldest first. */
            transactions: components["schemas"]["PortfolioTransaction"][];
            /** @description At the end of the last day, what was bought last first. */
            holdings: components["schemas"]["TaxHolding"][];
            holdingTotals: components["schemas"]["TaxHoldingTotals"];
        };
        TaxReportResponse: {
            data: components["schemas"]["TaxReport"];
        };
        /** @description The site notice popup. */
        Notice: {
            /** Format: uri-reference */
            imageURL?: string;
            noticeTitle: string;
            /** @description Plain text. */
            description: string;
            /** @description Changes with every new notice, so that a dismissed one stays away and a new one shows. */
            noticeId?: string;
        };
        /** @description Without data when there is no notice. */
        NoticeResponse: {
            data?: components["schemas"]["Notice"];
        };
        Advertisement: {
            id: number;
            title: string;
            text?: string;
            /** Format: uri-reference */
            imageUrl: string;
            /** Format: uri-reference */
            mobileImageUrl?: string;
            /** @description What the picture says; empty for decoration. */
            altText: string;
            /** Format: uri-reference */
            href: string;
            /** @description The lowest comes first. */
            position?: number;
            /** Format: date-time */
            endsAt?: string;
        };
        AdvertisementListResponse: {
            data: components["schemas"]["Advertisement"][];
        };
        /** @description One slide of the home page, chosen for a kind of customer. */
        DashboardImage: {
            id: number;
            /** @description The headline. */
            label1: string;
            label2?: string;
            label3?: string;
            tagLine?: string;
            /** Format: uri-reference */
            webImageUrl: string;
            /**
             * Format: uri-reference
             * @description For small screens.
             */
            appImageUrl?: string;
            /** Format: uri-reference */
            backgroundImageUrl?: string;
            /** @description What the picture says; empty for decoration. */
            altText: string;
            metal?: components["schemas"]["Metal"];
            /** @description The lowest comes first. */
            position: number;
            buttons: components["schemas"]["Link"][];
        };
        DashboardImageListResponse: {
            data: components["schemas"]["DashboardImage"][];
        };
        /** @description How a state taxes one kind of product. */
        StateTaxRule: {
            /** @description Left out for all metals. */
            metal?: components["schemas"]["Metal"];
            /** @description Left out for all forms. */
            productForm?: components["schemas"]["ProductForm"];
            /** @enum {string} */
            rule: "exempt" | "taxable" | "threshold";
            /** @description Dollars. With a threshold, an order of at least this much is exempt as a whole. */
            taxLimit?: components["schemas"]["Price"];
            /** @description True where an order has to come to more than the limit, not just to reach it. */
            isAbove?: boolean;
        };
        /** @description Sales tax on bullion in one state. General information, not advice. */
        StateSaleTax: {
            /** @example Texas */
            stateName: string;
            /** @example TX */
            stateCode: string;
            /** Format: uri-reference */
            pageUrl: string;
            /** Format: uri-reference */
            imageUrl?: string;
            /** @description State base rate in percent. */
            taxRate: number;
            /** @description The most specific rule wins. */
            rules: components["schemas"]["StateTaxRule"][];
            /** @description The rule in one sentence, fit to show. */
            summary: string;
            /** @description A ZIP code of the state, such as one of its capital, for worked examples. */
            exampleZip?: components["schemas"]["ZipCode"];
            /**
             * Format: date
             * @description When the shop last checked the law.
             */
            reviewedOn?: string;
        };
        StateSaleTaxListResponse: {
            data: components["schemas"]["StateSaleTax"][];
        };
        /** @description The contact form. */
        ContactMessage: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** Format: email */
            emailId: string;
            /**
             * @description The category of the message. Values assumed.
             * @enum {string}
             */
            feedBackType: "Order" | "Payment" | "Shipping" | "Product" | "Sell to us" | "Account" | "Accessibility" | "Other";
            /** @description The message. */
            feedBackText: string;
            /** @description The order it is about. */
            invoice?: components["schemas"]["Invoice"];
        };
        /** @enum {string} */
        BlogTopic: "prices" | "buying" | "selling" | "storing" | "testing" | "minting" | "taxes" | "market" | "store" | "wearing" | "caring";
        /** @enum {string} */
        BlogType: "blog" | "news" | "jewelry";
        BlogTeaser: {
            slug: string;
            title: string;
            type: components["schemas"]["BlogType"];
            /** @description One or two sentences. */
            description: string;
            /** Format: uri-reference */
            image?: string;
            /** @description What the picture shows; empty for decoration. */
            altText?: string;
            /** Format: date */
            publishedOn: string;
            publishedBy?: string;
            topic?: components["schemas"]["BlogTopic"];
            /** @description How long it takes to read. */
            minutes?: number;
        };
        BlogPage: {
            /** @description Newest first. */
            blogs: components["schemas"]["BlogTeaser"][];
            page: number;
            totalPages: number;
            /** @description The articles of all pages. */
            totalCount: number;
            /** @description What the articles of this kind are about, with how many there are, the most first. */
            topics?: {
                topic: components["schemas"]["BlogTopic"];
                count: number;
            }[];
        };
        BlogPageResponse: {
            data: components["schemas"]["BlogPage"];
        };
        ContentTable: {
            caption: string;
            /** @description The header cells. */
            columns: string[];
            /** @description As many cells as there are columns. The first cell heads its row. */
            rows: string[][];
        };
        /** @description Words of a plain text that lead somewhere, where they stand first. A client that does not know links shows the text without them. `/glossary#{slug}` is a term of the glossary. */
        TextLink: {
            /** @description Exactly as it stands in the text. */
            text: string;
            /** Format: uri-reference */
            href: string;
        };
        /** @description A sum that the client works out with the prices of now, so that no page of words is out of date. `premium`: one product, its metal at spot, what is paid over it, and what the store pays for it. `ways-to-pay`: one product in a quantity, by each way to pay. `per-ounce`: several products by what a troy ounce of each costs. `gain`: pieces of one product bought in the past and sold to the store today. */
        WorkedExample: {
            /** @enum {string} */
            kind: "premium" | "ways-to-pay" | "per-ounce" | "gain";
            productIds: components["schemas"]["ProductId"][];
            /** @description What the example shows. */
            caption: string;
            /** @description How many pieces; 1 if left out. */
            quantity?: number;
            /**
             * Format: date
             * @description Of a gain, the day of the purchase.
             */
            boughtOn?: string;
            /** @description Of a gain, dollars paid for a piece. */
            paidEach?: number;
        };
        /** @description A heading and what stands below it. All plain text, never HTML. */
        ContentSection: {
            /** @description For links to the section. */
            id: string;
            heading: string;
            paragraphs: string[];
            list?: string[];
            table?: components["schemas"]["ContentTable"];
            /** @description Words of the paragraphs and the list that are links. */
            links?: components["schemas"]["TextLink"][];
            example?: components["schemas"]["WorkedExample"];
        };
        Source: {
            /** @description A publisher and the title of a work. */
            name: string;
            /**
             * Format: uri
             * @description Its address, if it is public.
             */
            href?: string;
        };
        /** @description A whole article. */
        BlogDetail: components["schemas"]["BlogTeaser"] & {
            sections: components["schemas"]["ContentSection"][];
            metaTitle?: string;
            metaDescription?: string;
            /** @description Where the facts of the article come from. */
            sources?: components["schemas"]["Source"][];
            /** @description Where the text leads, the most useful first. */
            next: components["schemas"]["Link"][];
            /** @description The products that the article names. */
            productIds?: components["schemas"]["ProductId"][];
            related?: components["schemas"]["BlogTeaser"][];
        };
        BlogDetailResponse: {
            data: components["schemas"]["BlogDetail"];
        };
        /** @description A page of words, where another leads to it. */
        PageTeaser: {
            /** Format: uri-reference */
            href: string;
            title: string;
            description: string;
            /** @description How long it takes to read. */
            minutes?: number;
            /** Format: uri-reference */
            image?: string;
            /** @description What the picture shows; empty for decoration. */
            altText?: string;
            /** @description The pages below it, in the order to read them. */
            parts?: components["schemas"]["Link"][];
        };
        /** @description A question on what was read. One of its answers is right. */
        CheckQuestion: {
            question: string;
            answers: {
                answer: string;
                isRight: boolean;
                /** @description Why it is right, or wrong. */
                because: string;
            }[];
        };
        /** @description A page of words, such as the investing guide or the shipping terms. */
        ContentPage: {
            /** Format: uri-reference */
            path: string;
            title: string;
            /** @description For search engines and previews. */
            description: string;
            /** @description How long it takes to read. */
            minutes?: number;
            breadcrumb: components["schemas"]["Link"][];
            /** @description The page in a few plain sentences. */
            inShort?: string[];
            sections: components["schemas"]["ContentSection"][];
            /** @description The pages below this one, in the order to read them. */
            parts?: components["schemas"]["PageTeaser"][];
            /** @description The pages that this one is one of, in the order to read them. */
            series?: components["schemas"]["Link"][];
            check?: components["schemas"]["CheckQuestion"][];
            /** @description What is asked most, with the answers. */
            questions?: {
                question: string;
                answer: string;
                links?: components["schemas"]["TextLink"][];
            }[];
            /** @description The products that the page names. */
            productIds?: components["schemas"]["ProductId"][];
            /** @description Where the text leads, the most useful first. */
            next: components["schemas"]["Link"][];
            /**
             * Format: date
             * @description The day of the last change, without a time.
             */
            updatedOn: string;
        };
        ContentPageResponse: {
            data: components["schemas"]["ContentPage"];
        };
        SitemapPage: {
            /** @description The page's address on the storefront. */
            path: string;
            /**
             * Format: date
             * @description The day of the last change of its content. A price that follows the market is none.
             */
            updatedOn?: string;
        };
        SitemapPageListResponse: {
            data: {
                pages: components["schemas"]["SitemapPage"][];
                pageNumber: number;
                totalPages: number;
            };
        };
        GlossaryTerm: {
            term: string;
            slug: string;
            definition: string;
            /** @description Slugs of related terms. */
            seeAlso?: string[];
        };
        GlossaryResponse: {
            data: components["schemas"]["GlossaryTerm"][];
        };
    };
    responses: {
        /** @description Something sent is missing or malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "One field needs attention.",
                 *       "errors": [
                 *         {
                 *           "field": "quantity",
                 *           "in": "body",
                 *           "message": "Quantity must be a whole number above zero."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bearer token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Your login session has been expired."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API failed through no fault of the caller. While it is closed for maintenance every operation answers 503 in this shape, with Retry-After: the seconds until it is back. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "We could not find what you asked for."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is good, but not for this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "This belongs to another customer."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; try again after the seconds in Retry-After. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Please wait half a minute and try again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It cannot be done in the present state of things; the detail says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Only 3 are left in stock."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment was refused by the bank or the payment service. */
        PaymentDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payment Required",
                 *       "status": 402,
                 *       "detail": "Your bank declined the card. Try another way to pay."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than allowed. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "detail": "Pictures may have up to 5 MB."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description For how long everybody gets the same answer. Without it the store asks for each page.
         * @example public, s-maxage=45
         */
        SharedCaching: components["schemas"]["SharedCaching"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSpotPrices: {
        parameters: {
            query?: {
                /**
                 * @description The customer's encoded id; left out by guests.
                 * @example QlBNLTIwNDE3
                 */
                userId?: components["schemas"]["EncodedCustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices at this moment */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCaching"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "goldAsk": 4399,
                     *         "goldBid": 4397.6,
                     *         "goldChange": 21.35,
                     *         "goldChangePercent": 0.49,
                     *         "silverAsk": 66.91,
                     *         "silverBid": 66.84,
                     *         "silverChange": -0.42,
                     *         "silverChangePercent": -0.62,
                     *         "platinumAsk": 1818,
                     *         "platinumBid": 1810,
                     *         "platinumChange": 6.2,
                     *         "platinumChangePercent": 0.34,
                     *         "palladiumAsk": 1320,
                     *         "palladiumBid": 1294,
                     *         "palladiumChange": 0,
                     *         "palladiumChangePercent": 0,
                     *         "copperAsk": 6.59,
                     *         "copperBid": 6.57,
                     *         "copperChange": 0.03,
                     *         "copperChangePercent": 0.46,
                     *         "goldLowSpot": 4371.1,
                     *         "goldHighSpot": 4403.25,
                     *         "silverLowSpot": 66.2,
                     *         "silverHighSpot": 67.48,
                     *         "timestamp": "2026-11-20T15:30:02Z",
                     *         "spotTime": "2026-11-20T15:30:00Z",
                     *         "activeFeed": "primary",
                     *         "areStale": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SpotPriceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpotHistory: {
        parameters: {
            query: {
                /** @example silver */
                metal: components["schemas"]["Metal"];
                /** @example 1M */
                range: components["schemas"]["ChartRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points of the chart, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "metal": "silver",
                     *         "range": "1M",
                     *         "points": [
                     *           {
                     *             "time": "2026-10-20T16:00:00Z",
                     *             "ask": 65.12
                     *           },
                     *           {
                     *             "time": "2026-11-20T15:00:00Z",
                     *             "ask": 66.91
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SpotHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpotCandles: {
        parameters: {
            query: {
                /** @example gold */
                metal: components["schemas"]["Metal"];
                /**
                 * @description First trading day.
                 * @example 2026-11-19
                 */
                from: string;
                /**
                 * @description Last trading day.
                 * @example 2026-11-20
                 */
                to: string;
                /** @example day */
                width: components["schemas"]["CandleWidth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Candles, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "metal": "gold",
                     *         "width": "day",
                     *         "candles": [
                     *           {
                     *             "start": "2026-11-18T23:00:00Z",
                     *             "open": 4388.2,
                     *             "high": 4421.75,
                     *             "low": 4379.9,
                     *             "close": 4402.1,
                     *             "closeBid": 4398.6
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SpotCandlesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceComparisons: {
        parameters: {
            query: {
                /** @example 2026-11-20 */
                Date: string;
                /** @example false */
                IsChart: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compared products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "date": "2026-11-20",
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "metal": "silver",
                     *           "prices": [
                     *             {
                     *               "sellerName": "This shop",
                     *               "price": 76.31,
                     *               "cardPrice": 79.52,
                     *               "isOurs": true
                     *             },
                     *             {
                     *               "sellerName": "Dealer A",
                     *               "price": 77.95,
                     *               "isOurs": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PriceComparisonsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductNearToSpot: {
        parameters: {
            query: {
                /** @example silver */
                metalType: components["schemas"]["Metal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Smallest premium first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1310,
                     *           "name": "1 oz Silver Buffalo Round",
                     *           "productNameWithHypen": "1-oz-silver-buffalo-round",
                     *           "imagePath": "/images/products/1310.png",
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 4200,
                     *               "isSale": false,
                     *               "price": 68.9,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "price": 68.9,
                     *                   "cardPrice": 71.79
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "discount": 0,
                     *           "isPreSale": false,
                     *           "isProductSoldBefore": true,
                     *           "productType": "Bullion",
                     *           "metal": "silver",
                     *           "form": "round",
                     *           "ounces": 1,
                     *           "altText": "Silver round with a buffalo walking left",
                     *           "asLowAs": [
                     *             {
                     *               "price": 68.9,
                     *               "quantity": 1,
                     *               "source": "instock",
                     *               "asLowAsText": "As low as $68.90"
                     *             }
                     *           ],
                     *           "price": 68.9,
                     *           "cardPrice": 71.79,
                     *           "premiumPerOunce": 1.99,
                     *           "iraEligible": true,
                     *           "reviewCount": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NearSpotResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getProducts: {
        parameters: {
            query?: {
                /**
                 * @description Path of the category page without its first slash, such as bullion-in-stock or deals.
                 * @example silver/us-silver-coins
                 */
                category?: string;
                /** @example silver eagle */
                keyword?: string;
                /**
                 * @example [
                 *       "silver"
                 *     ]
                 */
                metal?: components["schemas"]["Metal"][];
                /**
                 * @example [
                 *       "coin"
                 *     ]
                 */
                form?: components["schemas"]["ProductForm"][];
                /**
                 * @description Values of the facet mints.
                 * @example [
                 *       "us-mint"
                 *     ]
                 */
                mint?: string[];
                /**
                 * @description Values of the facet itemWeights.
                 * @example [
                 *       "1-oz"
                 *     ]
                 */
                weight?: string[];
                /**
                 * @description Values of the facet yearReleased.
                 * @example [
                 *       2026
                 *     ]
                 */
                year?: number[];
                /**
                 * @description Values of the facet serieslist.
                 * @example [
                 *       "american-silver-eagle"
                 *     ]
                 */
                series?: string[];
                /**
                 * @description Values of the facet purities.
                 * @example [
                 *       ".999"
                 *     ]
                 */
                purity?: string[];
                /**
                 * @description Stock to narrow the list to. The price of a product, its order, its price filter and the counts are then of this stock: of several, of the cheapest that can be bought. Each count of availabilities is by the price of its own stock.
                 * @example [
                 *       "In Stock"
                 *     ]
                 */
                availability?: components["schemas"]["StockName"][];
                /**
                 * @description True for IRA-approved products only.
                 * @example true
                 */
                ira?: boolean;
                /**
                 * @description True for products in a sales event only.
                 * @example false
                 */
                onSale?: boolean;
                /**
                 * @description Lowest price of one unit, in dollars.
                 * @example 50
                 */
                priceMin?: number;
                /**
                 * @description Highest price of one unit, in dollars.
                 * @example 500
                 */
                priceMax?: number;
                /**
                 * @description Only supplies that hold a coin of this diameter, in millimetres.
                 * @example 40.6
                 */
                fitsDiameter?: number;
                /** @example best-selling */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Counts only the pieces sold in this period until now: best-selling orders by them, and products without a sale in it are left out.
                 * @example month
                 */
                period?: components["schemas"]["SalesPeriod"];
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Products on one page.
                 * @example 24
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "category": {
                     *           "slug": "silver/us-silver-coins",
                     *           "title": "US Silver Coins",
                     *           "description": "American Silver Eagles and other silver coins of the United States Mint.",
                     *           "breadcrumb": [
                     *             {
                     *               "label": "Silver",
                     *               "href": "/silver-bullion"
                     *             },
                     *             {
                     *               "label": "US Silver Coins",
                     *               "href": "/silver/us-silver-coins"
                     *             }
                     *           ],
                     *           "metal": "silver"
                     *         },
                     *         "searchProducts": [
                     *           {
                     *             "id": 1042,
                     *             "name": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "ribbon": "New",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 860,
                     *                 "isSale": false,
                     *                 "price": 76.31,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "floorMax": 19,
                     *                     "price": 76.31,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 79.52
                     *                   },
                     *                   {
                     *                     "floorMin": 20,
                     *                     "price": 75.71,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 78.89
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "mint": "United States Mint",
                     *             "weight": "1 oz",
                     *             "year": 2026,
                     *             "altText": "Walking Liberty on the face of a silver coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 75.71,
                     *                 "quantity": 20,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $75.71"
                     *               }
                     *             ],
                     *             "price": 76.31,
                     *             "cardPrice": 79.52,
                     *             "premiumPerOunce": 9.4,
                     *             "iraEligible": true,
                     *             "rating": 4.8,
                     *             "reviewCount": 127
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "size": 24,
                     *         "metals": [
                     *           {
                     *             "value": "silver",
                     *             "label": "Silver",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "forms": [
                     *           {
                     *             "value": "coin",
                     *             "label": "Coins",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "mints": [
                     *           {
                     *             "value": "us-mint",
                     *             "label": "United States Mint",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "itemWeights": [
                     *           {
                     *             "value": "1-oz",
                     *             "label": "1 oz",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "yearReleased": [
                     *           {
                     *             "value": "2026",
                     *             "label": "2026",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "serieslist": [
                     *           {
                     *             "value": "american-silver-eagle",
                     *             "label": "American Silver Eagle",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "purities": [
                     *           {
                     *             "value": ".999",
                     *             "label": ".999",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "availabilities": [
                     *           {
                     *             "value": "In Stock",
                     *             "label": "In stock",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "priceRange": {
                     *           "min": 76.31,
                     *           "max": 76.31
                     *         },
                     *         "seoMetaData": {
                     *           "title": "US Silver Coins",
                     *           "description": "Buy silver coins of the United States Mint."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductsByIds: {
        parameters: {
            query: {
                /**
                 * @example [
                 *       1042
                 *     ]
                 */
                productId: components["schemas"]["ProductId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "searchProducts": [
                     *           {
                     *             "id": 1042,
                     *             "name": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "ribbon": "New",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 860,
                     *                 "isSale": false,
                     *                 "price": 76.31,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "floorMax": 19,
                     *                     "price": 76.31,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 79.52
                     *                   },
                     *                   {
                     *                     "floorMin": 20,
                     *                     "price": 75.71,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 78.89
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "mint": "United States Mint",
                     *             "weight": "1 oz",
                     *             "year": 2026,
                     *             "altText": "Walking Liberty on the face of a silver coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 75.71,
                     *                 "quantity": 20,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $75.71"
                     *               }
                     *             ],
                     *             "price": 76.31,
                     *             "cardPrice": 79.52,
                     *             "premiumPerOunce": 9.4,
                     *             "iraEligible": true,
                     *             "rating": 4.8,
                     *             "reviewCount": 127
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchProductsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getMostLikeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productIds": [
                 *         1310
                 *       ],
                 *       "size": 8
                 *     }
                 */
                "application/json": components["schemas"]["MostLikeQuery"];
            };
        };
        responses: {
            /** @description Most alike first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "searchProducts": [
                     *           {
                     *             "id": 1042,
                     *             "name": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "ribbon": "New",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 860,
                     *                 "isSale": false,
                     *                 "price": 76.31,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "floorMax": 19,
                     *                     "price": 76.31,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 79.52
                     *                   },
                     *                   {
                     *                     "floorMin": 20,
                     *                     "price": 75.71,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 78.89
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "mint": "United States Mint",
                     *             "weight": "1 oz",
                     *             "year": 2026,
                     *             "altText": "Walking Liberty on the face of a silver coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 75.71,
                     *                 "quantity": 20,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $75.71"
                     *               }
                     *             ],
                     *             "price": 76.31,
                     *             "cardPrice": 79.52,
                     *             "premiumPerOunce": 9.4,
                     *             "iraEligible": true,
                     *             "rating": 4.8,
                     *             "reviewCount": 127
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchProductsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerPurchasedReccommendedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recommended products, none before the first order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "searchProducts": [
                     *           {
                     *             "id": 1042,
                     *             "name": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "ribbon": "New",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 860,
                     *                 "isSale": false,
                     *                 "price": 76.31,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "floorMax": 19,
                     *                     "price": 76.31,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 79.52
                     *                   },
                     *                   {
                     *                     "floorMin": 20,
                     *                     "price": 75.71,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 78.89
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "mint": "United States Mint",
                     *             "weight": "1 oz",
                     *             "year": 2026,
                     *             "altText": "Walking Liberty on the face of a silver coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 75.71,
                     *                 "quantity": 20,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $75.71"
                     *               }
                     *             ],
                     *             "price": 76.31,
                     *             "cardPrice": 79.52,
                     *             "premiumPerOunce": 9.4,
                     *             "iraEligible": true,
                     *             "rating": 4.8,
                     *             "reviewCount": 127
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchProductsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecentViewProduct: {
        parameters: {
            query: {
                /** @example BPM-20417 */
                customerId: components["schemas"]["CustomerId"];
                /**
                 * @description The product on whose page the list is shown. It counts as looked at.
                 * @example 1310
                 */
                ExcludeProductId?: components["schemas"]["ProductId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "searchProductsByKW": [
                     *           {
                     *             "id": 1042,
                     *             "name": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "ribbon": "New",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 860,
                     *                 "isSale": false,
                     *                 "price": 76.31,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "floorMax": 19,
                     *                     "price": 76.31,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 79.52
                     *                   },
                     *                   {
                     *                     "floorMin": 20,
                     *                     "price": 75.71,
                     *                     "askPrice": 66.91,
                     *                     "cardPrice": 78.89
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "mint": "United States Mint",
                     *             "weight": "1 oz",
                     *             "year": 2026,
                     *             "altText": "Walking Liberty on the face of a silver coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 75.71,
                     *                 "quantity": 20,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $75.71"
                     *               }
                     *             ],
                     *             "price": 76.31,
                     *             "cardPrice": 79.52,
                     *             "premiumPerOunce": 9.4,
                     *             "iraEligible": true,
                     *             "rating": 4.8,
                     *             "reviewCount": 127
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsByKeywordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductDetail: {
        parameters: {
            query: {
                /** @example 1042 */
                productId: components["schemas"]["ProductId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "productId": 1042,
                     *         "productName": "2026 American Silver Eagle 1 oz",
                     *         "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *         "sku": "AG-ASE-2026-1",
                     *         "breadcrumb": [
                     *           {
                     *             "label": "Silver",
                     *             "href": "/silver-bullion"
                     *           },
                     *           {
                     *             "label": "US Silver Coins",
                     *             "href": "/silver/us-silver-coins"
                     *           }
                     *         ],
                     *         "shortDescription": "One troy ounce of .999 silver, legal tender for one dollar.",
                     *         "description": "The silver bullion coin of the United States, struck since 1986.",
                     *         "highlights": [
                     *           "Struck by the United States Mint",
                     *           "Approved for IRAs"
                     *         ],
                     *         "ribbon": "New",
                     *         "images": [
                     *           {
                     *             "path": "/images/products/1042.png",
                     *             "alt": "Walking Liberty on the face of a silver coin",
                     *             "width": 800,
                     *             "height": 800,
                     *             "view": "obverse"
                     *           }
                     *         ],
                     *         "productType": "Bullion",
                     *         "metal": "silver",
                     *         "form": "coin",
                     *         "ounces": 1,
                     *         "mint": "United States Mint",
                     *         "weight": "1 oz",
                     *         "year": 2026,
                     *         "specifications": {
                     *           "purity": ".999",
                     *           "thickness": 2.98,
                     *           "diameter": 40.6,
                     *           "grossWeight": 31.103,
                     *           "denomination": "$1",
                     *           "country": "United States",
                     *           "series": "American Silver Eagle",
                     *           "tubeSize": 20,
                     *           "boxSize": 500
                     *         },
                     *         "stocks": [
                     *           {
                     *             "stockCode": "INSTOCK",
                     *             "stockName": "In Stock",
                     *             "stockQty": 860,
                     *             "isSale": false,
                     *             "price": 76.31,
                     *             "floorWithPrices": [
                     *               {
                     *                 "floorMin": 1,
                     *                 "floorMax": 19,
                     *                 "price": 76.31,
                     *                 "askPrice": 66.91,
                     *                 "cardPrice": 79.52
                     *               },
                     *               {
                     *                 "floorMin": 20,
                     *                 "price": 75.71,
                     *                 "askPrice": 66.91,
                     *                 "cardPrice": 78.89
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "price": 76.31,
                     *         "cardPrice": 79.52,
                     *         "premiumPerOunce": 9.4,
                     *         "surchargePercent": 4.2,
                     *         "activeSalesEventId": 0,
                     *         "discount": 0,
                     *         "isGrouped": false,
                     *         "isClearanceProduct": false,
                     *         "isPreSale": false,
                     *         "isNewArrivalProduct": true,
                     *         "iraEligible": true,
                     *         "instockExpectedShipmentDateRange": "1-3 business days",
                     *         "rating": 4.8,
                     *         "reviewCount": 127,
                     *         "faq": [
                     *           {
                     *             "question": "How many come in a tube?",
                     *             "answer": "Twenty, in a mint tube."
                     *           }
                     *         ],
                     *         "relatedProducts": [],
                     *         "accessories": [
                     *           {
                     *             "productId": 3007,
                     *             "productName": "Coin capsule 40.6 mm",
                     *             "productNameWithHypen": "coin-capsule-40-6-mm",
                     *             "price": 0.95,
                     *             "inStock": true
                     *           }
                     *         ],
                     *         "seoMetaData": {
                     *           "title": "2026 American Silver Eagle 1 oz",
                     *           "description": "Buy the 2026 American Silver Eagle at a price that follows live spot."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductDetailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductPriceHistory: {
        parameters: {
            query: {
                /** @example 1042 */
                productId: components["schemas"]["ProductId"];
                /** @example 6M */
                range: components["schemas"]["ChartRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points of the chart, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "productId": 1042,
                     *         "range": "6M",
                     *         "points": [
                     *           {
                     *             "date": "2026-05-20",
                     *             "price": 81.15,
                     *             "spot": 71.4
                     *           },
                     *           {
                     *             "date": "2026-11-20",
                     *             "price": 76.31,
                     *             "spot": 66.91
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPriceHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMeasuredProducts: {
        parameters: {
            query?: {
                /**
                 * @description A name, or words of it. Measures are not looked at then.
                 * @example 2026 1 oz American Silver Eagle Coin BU
                 */
                keyword?: string;
                /**
                 * @description Grams, alloy included.
                 * @example 31.1
                 */
                grossWeight?: number;
                /**
                 * @description Millimetres.
                 * @example 40.6
                 */
                diameter?: number;
                /**
                 * @description Millimetres.
                 * @example 2.98
                 */
                thickness?: number;
                /**
                 * @description Grams by which a weight may differ.
                 * @example 0.05
                 */
                weightTolerance?: number;
                /**
                 * @description Millimetres by which a diameter or a thickness may differ.
                 * @example 0.1
                 */
                lengthTolerance?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Six products at most; an empty list when none is like that */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 225134,
                     *           "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *           "productNameWithHypen": "2026-1-oz-american-silver-eagle-coin-bu",
                     *           "imagePath": "/images/products/225134.webp",
                     *           "metal": "silver",
                     *           "form": "coin",
                     *           "specifications": {
                     *             "purity": ".999",
                     *             "grossWeight": 31.103,
                     *             "diameter": 40.6,
                     *             "thickness": 2.98
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MeasuredProductsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMetalForBudget: {
        parameters: {
            query: {
                /**
                 * @description Dollars that the whole order may cost.
                 * @example 2500
                 */
                amount: number;
                /** @example silver */
                metal: components["schemas"]["Metal"];
                /**
                 * @description Without it, any of these forms.
                 * @example coin
                 */
                form?: components["schemas"]["BudgetForm"];
                /** @example cash */
                payment: components["schemas"]["BudgetPayment"];
                /**
                 * @description Two-letter code of the state, territory or armed-forces region it ships to.
                 * @example TX
                 */
                state: string;
                /**
                 * @description Narrows the place down, where the API knows more of it than its state.
                 * @example 75201
                 */
                zip?: components["schemas"]["ZipCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best choice and up to three others; or, when the sum buys nothing, the cheapest product with what is missing; neither when nothing of this metal and form is in stock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "timestamp": "2026-11-20T20:33:00Z",
                     *         "areStale": false,
                     *         "freeShippingThreshold": 199,
                     *         "choice": {
                     *           "product": {
                     *             "id": 182802,
                     *             "name": "Random Year 1 oz Austrian Silver Philharmonic Coin BU",
                     *             "productNameWithHypen": "random-year-1-oz-austrian-silver-philharmonic-coin-bu",
                     *             "imagePath": "/images/products/182802.webp",
                     *             "altText": "Austrian Silver Philharmonic, obverse",
                     *             "stocks": [
                     *               {
                     *                 "stockName": "In Stock",
                     *                 "stockCode": "IS",
                     *                 "stockQty": 400,
                     *                 "isSale": false,
                     *                 "price": 67.5,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "price": 67.5,
                     *                     "askPrice": 0,
                     *                     "cardPrice": 70.34
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "silver",
                     *             "form": "coin",
                     *             "ounces": 1,
                     *             "asLowAs": [],
                     *             "price": 67.5,
                     *             "cardPrice": 70.34,
                     *             "premiumPerOunce": 0,
                     *             "iraEligible": true,
                     *             "reviewCount": 12
                     *           },
                     *           "quantity": 37,
                     *           "ounces": 37,
                     *           "unitPrice": 67.5,
                     *           "tierFrom": 1,
                     *           "premiumPerOunce": 0,
                     *           "premiumPercent": 0,
                     *           "subTotal": 2497.5,
                     *           "shippingLabel": "Standard, insured",
                     *           "shippingCharge": 0,
                     *           "tax": 0,
                     *           "taxReason": "Texas: gold, silver and platinum bullion is exempt.",
                     *           "total": 2497.5,
                     *           "remaining": 2.5,
                     *           "bidPrice": 66.81,
                     *           "bidTotal": 2471.97,
                     *           "available": 400
                     *         },
                     *         "alternatives": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MetalForBudgetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSuppliesCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups, in the order to show them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Coin tubes",
                     *           "href": "/supplies/coin-tubes",
                     *           "imagePath": "/images/supplies/coin-tubes.png",
                     *           "altText": "Three clear plastic coin tubes",
                     *           "productCount": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuppliesCategoriesResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top entries, each with what lies below */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "silver",
                     *           "label": "Silver",
                     *           "href": "/silver-bullion",
                     *           "options": [
                     *             {
                     *               "id": "silver-at-spot",
                     *               "label": "Silver at Spot",
                     *               "href": "/silver/silver-at-spot",
                     *               "isNew": true
                     *             }
                     *           ],
                     *           "mintCategory": [
                     *             {
                     *               "id": "silver-us-mint",
                     *               "label": "US Mint",
                     *               "href": "/silver/us-mint"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "sell-to-us",
                     *           "label": "Sell To Us",
                     *           "href": "/sell-to-us",
                     *           "highlight": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MenuResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchProductsByKW: {
        parameters: {
            query: {
                /** @example tenth oz gold eagle */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataList": {
                     *         "searchProductsByKW": [
                     *           {
                     *             "id": 2015,
                     *             "name": "1/10 oz American Gold Eagle (Random Year)",
                     *             "productNameWithHypen": "1-10-oz-american-gold-eagle-random-year",
                     *             "imagePath": "/images/products/2015.png",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "INSTOCK",
                     *                 "stockName": "In Stock",
                     *                 "stockQty": 140,
                     *                 "isSale": false,
                     *                 "price": 492.69,
                     *                 "floorWithPrices": [
                     *                   {
                     *                     "floorMin": 1,
                     *                     "price": 492.69,
                     *                     "askPrice": 439.9,
                     *                     "cardPrice": 513.38
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "gold",
                     *             "form": "coin",
                     *             "ounces": 0.1,
                     *             "mint": "United States Mint",
                     *             "weight": "1/10 oz",
                     *             "altText": "Liberty striding with a torch on the face of a gold coin",
                     *             "asLowAs": [
                     *               {
                     *                 "price": 492.69,
                     *                 "quantity": 1,
                     *                 "source": "instock",
                     *                 "asLowAsText": "As low as $492.69"
                     *               }
                     *             ],
                     *             "price": 492.69,
                     *             "cardPrice": 513.38,
                     *             "premiumPerOunce": 527.9,
                     *             "iraEligible": true,
                     *             "rating": 4.9,
                     *             "reviewCount": 31
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsByKeywordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecentSearches: {
        parameters: {
            query?: {
                /**
                 * @description The words on whose page of results the customer is. They count as searched for.
                 * @example silver eagle tube
                 */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to ten, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "keyword": "silver eagle tube",
                     *           "searchedAt": "2026-11-19T18:04:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecentSearchesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is kept any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your recent searches were cleared."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductFromShoppingCart: {
        parameters: {
            query?: {
                /**
                 * @description Takes the prices of this moment and holds them anew, before the old ones end.
                 * @example false
                 */
                renewPrices?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All lines, ticked or not, active or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProductFromShoppingCart: {
        parameters: {
            query: {
                /** @example 1042 */
                ProductId: components["schemas"]["ProductId"];
                /** @example instock */
                productInventorySource: components["schemas"]["InventorySource"];
                /** @example 0 */
                salesEventId: components["schemas"]["SalesEventId"];
                /** @example 7 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines that remain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSelectedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines that remain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": []
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProductQtyFromShoppingCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shoppingCartProducts": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "stockSource": "instock",
                 *           "shoppingCartId": 88120
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartQuantities"];
            };
        };
        responses: {
            /** @description The whole cart, priced anew */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartProductSelection: {
        parameters: {
            query: {
                /** @example 88120 */
                shoppingCartId: number;
                /** @example true */
                selected: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartSelection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shoppingCartIds": [
                 *         88120
                 *       ],
                 *       "selected": true
                 *     }
                 */
                "application/json": components["schemas"]["CartSelection"];
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUpdateShoppingCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shoppingCartProductsRequest": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "discount": 0,
                 *           "stockSource": "instock",
                 *           "shoppingCartId": 0,
                 *           "selected": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartPricing"];
            };
        };
        responses: {
            /** @description The lines with the prices of this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductToShoppingCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press. A repeated call with the same key adds nothing and gets the cart as it is then; 409 if it adds something else. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 1042,
                 *       "quantity": 3,
                 *       "productInventorySource": "instock",
                 *       "activeSalesEventId": 0
                 *     }
                 */
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeGuestCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shoppingCartProductsRequest": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "stockSource": "instock",
                 *           "selected": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartPricing"];
            };
        };
        responses: {
            /** @description The merged cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "productId": 1042,
                     *           "productName": "2026 American Silver Eagle 1 oz",
                     *           "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *           "imagePath": "/images/products/1042.png",
                     *           "quantity": 3,
                     *           "price": 76.31,
                     *           "discount": 0,
                     *           "selected": true,
                     *           "isActive": true,
                     *           "stocks": [
                     *             {
                     *               "stockCode": "INSTOCK",
                     *               "stockName": "In Stock",
                     *               "stockQty": 860,
                     *               "isSale": false,
                     *               "price": 76.31,
                     *               "floorWithPrices": [
                     *                 {
                     *                   "floorMin": 1,
                     *                   "floorMax": 19,
                     *                   "price": 76.31,
                     *                   "cardPrice": 79.52
                     *                 },
                     *                 {
                     *                   "floorMin": 20,
                     *                   "price": 75.71,
                     *                   "cardPrice": 78.89
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "activeSalesEventId": 0,
                     *           "productInventorySource": "instock",
                     *           "isClearanceProduct": false,
                     *           "isGrouped": false,
                     *           "shoppingCartId": 88120,
                     *           "totalPrice": 228.93,
                     *           "ounces": 1,
                     *           "metal": "silver",
                     *           "productType": "Bullion",
                     *           "priceType": "floating",
                     *           "spot": 66.91,
                     *           "cardPrice": 79.52,
                     *           "cardTotalPrice": 238.56,
                     *           "tier": {
                     *             "floorMin": 1,
                     *             "floorMax": 19,
                     *             "nextFloorMin": 20,
                     *             "nextPrice": 75.71
                     *           },
                     *           "form": "coin",
                     *           "altText": "Walking Liberty on the face of a silver coin",
                     *           "maxQuantity": 860,
                     *           "priceValidUntil": "2026-11-20T15:35:00Z",
                     *           "priceValidSeconds": 300,
                     *           "iraEligible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filterType": "All",
                 *       "metal": "silver",
                 *       "pageNumber": 1,
                 *       "ratingSorting": "newest",
                 *       "size": 16,
                 *       "status": "Approved"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewQuery"];
            };
        };
        responses: {
            /** @description The page and a summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "id": 5512,
                     *             "rating": 5,
                     *             "heading": "Well packed",
                     *             "text": "Arrived in a plain box, the tube sealed and the coins bright.",
                     *             "customerName": "Dana P.",
                     *             "isVerified": true,
                     *             "date": "2026-11-02",
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "metal": "silver",
                     *             "reply": {
                     *               "commentBy": "Customer care",
                     *               "comments": "Thank you, Dana."
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "size": 16,
                     *         "averageRating": 5,
                     *         "ratingCounts": [
                     *           {
                     *             "rating": 5,
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerOwnReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their reviews, and the products that they could review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "id": 900000001,
                     *             "state": "Declined",
                     *             "declinedFor": "A review must not contain a link or an e-mail address.",
                     *             "writtenAt": "2026-11-17T16:00:00Z",
                     *             "rating": 5,
                     *             "heading": "Well packed",
                     *             "text": "See my pictures on www.example.com.",
                     *             "customerName": "Clara W.",
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.webp"
                     *           }
                     *         ],
                     *         "toReview": [
                     *           {
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.webp",
                     *             "invoice": "BPM-104512",
                     *             "deliveredDate": "2026-11-10"
                     *           }
                     *         ],
                     *         "toReviewTotal": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReviewsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per filled-in form. A repeated call with the same key adds nothing and gets the first answer; 409 if it brings another review.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 1042,
                 *       "rating": 5,
                 *       "heading": "Well packed",
                 *       "text": "Arrived in a plain box."
                 *     }
                 */
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description Received and waiting for approval */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Thank you. Your review will appear once it is approved."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerWatchlistProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Watched products, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 731,
                     *           "addedAt": "2026-11-12T09:20:00Z",
                     *           "priceWhenAdded": 2140.5,
                     *           "product": {
                     *             "id": 4020,
                     *             "name": "1 oz Platinum Bar Valcambi",
                     *             "productNameWithHypen": "1-oz-platinum-bar-valcambi",
                     *             "imagePath": "/images/products/4020.png",
                     *             "stocks": [
                     *               {
                     *                 "stockCode": "OUT",
                     *                 "stockName": "Out of Stock",
                     *                 "stockQty": 0,
                     *                 "isSale": false,
                     *                 "price": 2054.3,
                     *                 "floorWithPrices": []
                     *               }
                     *             ],
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "discount": 0,
                     *             "isPreSale": false,
                     *             "isProductSoldBefore": true,
                     *             "productType": "Bullion",
                     *             "metal": "platinum",
                     *             "form": "bar",
                     *             "ounces": 1,
                     *             "mint": "Valcambi",
                     *             "weight": "1 oz",
                     *             "altText": "Platinum bar in its assay card",
                     *             "asLowAs": [],
                     *             "price": 2054.3,
                     *             "cardPrice": 2140.58,
                     *             "premiumPerOunce": 236.3,
                     *             "iraEligible": true,
                     *             "reviewCount": 0
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductInCustomerWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 4020
                 *     }
                 */
                "application/json": components["schemas"]["WishListAddition"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 731,
                     *         "productId": 4020
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistEntryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProductFromWatchlists: {
        parameters: {
            query: {
                /**
                 * @description The id of the entry, not of the product.
                 * @example 731
                 */
                Id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is no longer watched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Removed from your watchlist."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Waiting and triggered alerts, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "alertId": 210,
                     *           "condition": {
                     *             "kind": "spot",
                     *             "metal": "silver",
                     *             "direction": "below",
                     *             "targetSpot": 60
                     *           },
                     *           "emailId": "clara.whitfield@example.com",
                     *           "createdAt": "2026-11-18T12:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AlertListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "condition": {
                 *         "kind": "stock",
                 *         "productId": 4020,
                 *         "quantity": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewAlert"];
            };
        };
        responses: {
            /** @description The alert waits */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "alertId": 211,
                     *         "condition": {
                     *           "kind": "stock",
                     *           "productId": 4020,
                     *           "quantity": 2
                     *         },
                     *         "emailId": "clara.whitfield@example.com",
                     *         "createdAt": "2026-11-20T15:30:00Z",
                     *         "productName": "1 oz Platinum Bar Valcambi",
                     *         "productNameWithHypen": "1-oz-platinum-bar-valcambi"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAlert: {
        parameters: {
            query: {
                /** @example 210 */
                alertId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The alert was removed."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "condition": {
                 *         "kind": "spot",
                 *         "metal": "gold",
                 *         "direction": "below",
                 *         "targetSpot": 4000
                 *       },
                 *       "emailId": "ida.berg@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["AlertRequest"];
            };
        };
        responses: {
            /** @description A link is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "A link is on its way to this address."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAlertByToken: {
        parameters: {
            query: {
                /**
                 * @description The token of the link that was sent by e-mail.
                 * @example 7d20c94e1b5a
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "condition": {
                     *           "kind": "stock",
                     *           "productId": 4020,
                     *           "quantity": 1
                     *         },
                     *         "productName": "1 oz Platinum Bar Valcambi",
                     *         "productNameWithHypen": "1-oz-platinum-bar-valcambi",
                     *         "emailId": "ida.berg@example.com",
                     *         "status": "Requested"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuestAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "7d20c94e1b5a"
                 *     }
                 */
                "application/json": components["schemas"]["AlertToken"];
            };
        };
        responses: {
            /** @description The alert waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "condition": {
                     *           "kind": "stock",
                     *           "productId": 4020,
                     *           "quantity": 1
                     *         },
                     *         "productName": "1 oz Platinum Bar Valcambi",
                     *         "productNameWithHypen": "1-oz-platinum-bar-valcambi",
                     *         "emailId": "ida.berg@example.com",
                     *         "status": "Waiting"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuestAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "7d20c94e1b5a"
                 *     }
                 */
                "application/json": components["schemas"]["AlertToken"];
            };
        };
        responses: {
            /** @description Nothing is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "condition": {
                     *           "kind": "stock",
                     *           "productId": 4020,
                     *           "quantity": 1
                     *         },
                     *         "productName": "1 oz Platinum Bar Valcambi",
                     *         "productNameWithHypen": "1-oz-platinum-bar-valcambi",
                     *         "emailId": "ida.berg@example.com",
                     *         "status": "Cancelled"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuestAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons of this customer, soonest to expire first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "couponType": "Order",
                     *           "discountType": "$",
                     *           "currentBalance": 15,
                     *           "applicableProducts": [],
                     *           "couponCode": "THANKS15",
                     *           "title": "$15 off your next order",
                     *           "terms": "For one order of $300 or more.",
                     *           "minimumSubtotal": 300,
                     *           "expiresAt": "2026-12-31T23:59:59Z",
                     *           "isOneTime": true,
                     *           "state": "open",
                     *           "onCart": {
                     *             "discountAmount": 15
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons for the coupons page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "couponType": "Product",
                     *           "discountType": "%",
                     *           "currentBalance": 2,
                     *           "applicableProducts": [
                     *             {
                     *               "productId": 1310,
                     *               "productName": "1 oz Silver Buffalo Round",
                     *               "productNameWithHypen": "1-oz-silver-buffalo-round"
                     *             }
                     *           ],
                     *           "couponCode": "BUFFALO2",
                     *           "title": "2% off Silver Buffalo rounds",
                     *           "terms": "While stock lasts.",
                     *           "isOneTime": false,
                     *           "state": "open"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponListResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applyCoupon: {
        parameters: {
            query: {
                /** @example THANKS15 */
                couponCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon applies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "coupon": {
                     *           "couponType": "Order",
                     *           "discountType": "$",
                     *           "currentBalance": 15,
                     *           "applicableProducts": [],
                     *           "couponCode": "THANKS15",
                     *           "title": "$15 off your next order",
                     *           "terms": "For one order of $300 or more.",
                     *           "minimumSubtotal": 300,
                     *           "expiresAt": "2026-12-31T23:59:59Z",
                     *           "isOneTime": true,
                     *           "state": "open",
                     *           "onCart": {
                     *             "discountAmount": 15
                     *           }
                     *         },
                     *         "discountAmount": 15,
                     *         "message": "THANKS15 takes $15.00 off."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AppliedCouponResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addCouponForBullionPurchases: {
        parameters: {
            query: {
                /** @example BPM-104512 */
                invoice: components["schemas"]["Invoice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "couponType": "Order",
                     *         "discountType": "$",
                     *         "currentBalance": 15,
                     *         "applicableProducts": [],
                     *         "couponCode": "THANKS15",
                     *         "title": "$15 off your next order",
                     *         "terms": "For one order of $300 or more.",
                     *         "minimumSubtotal": 300,
                     *         "expiresAt": "2026-12-31T23:59:59Z",
                     *         "isOneTime": true,
                     *         "state": "open",
                     *         "onCart": {
                     *           "discountAmount": 15
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CouponGrantResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getShippingQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "destination": {
                 *         "state": "TX",
                 *         "zip": "78701",
                 *         "country": "US",
                 *         "stateType": "Domestic"
                 *       },
                 *       "lines": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "stockSource": "instock"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description Cheapest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "quotes": [
                     *           {
                     *             "method": "standard",
                     *             "label": "Standard, insured",
                     *             "charge": 0,
                     *             "isFree": true,
                     *             "isInsured": true,
                     *             "carrierCode": "USPS",
                     *             "deliveryText": "3-5 business days after it ships",
                     *             "earliestArrivalDate": "2026-11-24",
                     *             "latestArrivalDate": "2026-12-01"
                     *           },
                     *           {
                     *             "method": "expedited",
                     *             "label": "Expedited, insured",
                     *             "charge": 29.95,
                     *             "isFree": false,
                     *             "isInsured": true,
                     *             "carrierCode": "UPS",
                     *             "deliveryText": "2 business days after it ships",
                     *             "earliestArrivalDate": "2026-11-23",
                     *             "latestArrivalDate": "2026-11-25"
                     *           }
                     *         ],
                     *         "freeShippingThreshold": 199,
                     *         "missingToFreeShipping": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingQuotesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTaxQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "destination": {
                 *         "state": "TX",
                 *         "zip": "78701",
                 *         "country": "US",
                 *         "stateType": "Domestic"
                 *       },
                 *       "lines": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "stockSource": "instock"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TaxQuoteRequest"];
            };
        };
        responses: {
            /** @description The tax and the reason for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "stateTax": 0,
                     *         "cityTax": 0,
                     *         "specialTax": 0,
                     *         "totalTax": 0,
                     *         "taxableAmount": 0,
                     *         "ratePercent": 0,
                     *         "isExempt": true,
                     *         "reason": "Texas does not tax silver bullion.",
                     *         "subTotal": 104.85
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxQuoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "address1": "98 San Jacinto Blvd",
                 *       "city": "Austin",
                 *       "state": "TX",
                 *       "zip": "78701",
                 *       "country": "US",
                 *       "addressType": "shipping"
                 *     }
                 */
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description The carrier's opinion; a doubtful address is no error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "isValid": true,
                     *         "suggestions": [],
                     *         "messages": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressCheckResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description Dollars to be paid. Without it, limits are told but rule nothing out.
                 * @example 228.93
                 */
                total?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ways, in the order to show them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "method": "creditCard",
                     *           "label": "Credit or debit card",
                     *           "surchargePercent": 4.2,
                     *           "isAvailable": true,
                     *           "maximumTotal": 50000,
                     *           "clearingText": "Clears at once"
                     *         },
                     *         {
                     *           "method": "wire",
                     *           "label": "Bank wire",
                     *           "surchargePercent": 0,
                     *           "isAvailable": false,
                     *           "reason": "Wires start at $1,500.",
                     *           "minimumTotal": 1500,
                     *           "clearingText": "Clears on arrival",
                     *           "dueInDays": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentOptionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getCheckoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of the day */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCaching"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "surchargePercent": 4.2,
                     *         "freeShippingThreshold": 199,
                     *         "carrierShippingOunceShare": 0.25,
                     *         "carrierShippingMinimum": 29.95,
                     *         "cartPriceLockSeconds": 300,
                     *         "checkoutPriceLockSeconds": 300,
                     *         "fees": {
                     *           "standardShippingSteps": [
                     *             {
                     *               "belowSubtotal": 50,
                     *               "charge": 5.95
                     *             },
                     *             {
                     *               "belowSubtotal": 100,
                     *               "charge": 8.95
                     *             },
                     *             {
                     *               "belowSubtotal": 199,
                     *               "charge": 9.95
                     *             }
                     *           ],
                     *           "signatureConfirmation": 3.95,
                     *           "signatureIncludedFrom": 750,
                     *           "giftWrap": 7,
                     *           "cancellation": 35
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSettingsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    submitIraQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key sends nothing more and gets the first answer; 409 if it brings other answers. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "emailId": "clara.whitfield@example.com",
                 *       "age": 41,
                 *       "annualContribution": 6500,
                 *       "isEmployed": true,
                 *       "knowledge": "some",
                 *       "goldAllocation": 60,
                 *       "silverAllocation": 40
                 *     }
                 */
                "application/json": components["schemas"]["IraQuestionnaire"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Thank you. We will write to you within one business day."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "productId": 1042,
                 *           "quantity": 3,
                 *           "salesEventId": 0,
                 *           "stockSource": "instock"
                 *         }
                 *       ],
                 *       "emailId": "clara.whitfield@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["NewCheckout"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sessionId": "cs-9d41c07be2f84a6d",
                     *         "isGuest": true,
                     *         "emailId": "clara.whitfield@example.com",
                     *         "lines": [
                     *           {
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "quantity": 3,
                     *             "price": 76.31,
                     *             "discount": 0,
                     *             "selected": true,
                     *             "isActive": true,
                     *             "stocks": [],
                     *             "activeSalesEventId": 0,
                     *             "productInventorySource": "instock",
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "shoppingCartId": 0,
                     *             "totalPrice": 228.93,
                     *             "cardPrice": 79.52,
                     *             "cardTotalPrice": 238.56
                     *           }
                     *         ],
                     *         "priceLockedUntil": "2026-11-20T15:35:00Z",
                     *         "priceLockedForSeconds": 300,
                     *         "priceChanges": [],
                     *         "shippingMethod": "standard",
                     *         "shippingQuotes": [],
                     *         "paymentMode": "creditCard",
                     *         "isGiftWrap": false,
                     *         "isSignatureConfirmation": false,
                     *         "isShippingConfirmed": false,
                     *         "isShipToDepository": false,
                     *         "isTermsChecked": false,
                     *         "totals": {
                     *           "subTotal": 228.93,
                     *           "couponAmount": 0,
                     *           "creditCardCharges": 9.63,
                     *           "shippingCharges": 0,
                     *           "signatureConfirmationCharges": 0,
                     *           "giftWrapCharges": 0,
                     *           "marketLossCharges": 0,
                     *           "tax": 0,
                     *           "grandTotal": 238.56,
                     *           "byMethod": [
                     *             {
                     *               "method": "creditCard",
                     *               "grandTotal": 238.56
                     *             },
                     *             {
                     *               "method": "eCheck",
                     *               "grandTotal": 228.93
                     *             }
                     *           ]
                     *         },
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCheckoutSession: {
        parameters: {
            query: {
                /** @example cs-9d41c07be2f84a6d */
                sessionId: components["schemas"]["CheckoutSessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, with new prices and a new lock if the old one ran out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sessionId": "cs-9d41c07be2f84a6d",
                     *         "isGuest": true,
                     *         "emailId": "clara.whitfield@example.com",
                     *         "lines": [
                     *           {
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "quantity": 3,
                     *             "price": 76.31,
                     *             "discount": 0,
                     *             "selected": true,
                     *             "isActive": true,
                     *             "stocks": [],
                     *             "activeSalesEventId": 0,
                     *             "productInventorySource": "instock",
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "shoppingCartId": 0,
                     *             "totalPrice": 228.93,
                     *             "cardPrice": 79.52,
                     *             "cardTotalPrice": 238.56
                     *           }
                     *         ],
                     *         "priceLockedUntil": "2026-11-20T15:35:00Z",
                     *         "priceLockedForSeconds": 300,
                     *         "priceChanges": [],
                     *         "shippingMethod": "standard",
                     *         "shippingQuotes": [],
                     *         "paymentMode": "creditCard",
                     *         "isGiftWrap": false,
                     *         "isSignatureConfirmation": false,
                     *         "isShippingConfirmed": false,
                     *         "isShipToDepository": false,
                     *         "isTermsChecked": false,
                     *         "totals": {
                     *           "subTotal": 228.93,
                     *           "couponAmount": 0,
                     *           "creditCardCharges": 9.63,
                     *           "shippingCharges": 0,
                     *           "signatureConfirmationCharges": 0,
                     *           "giftWrapCharges": 0,
                     *           "marketLossCharges": 0,
                     *           "tax": 0,
                     *           "grandTotal": 238.56,
                     *           "byMethod": [
                     *             {
                     *               "method": "creditCard",
                     *               "grandTotal": 238.56
                     *             },
                     *             {
                     *               "method": "eCheck",
                     *               "grandTotal": 228.93
                     *             }
                     *           ]
                     *         },
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "cs-9d41c07be2f84a6d",
                 *       "paymentMode": "creditCard"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutUpdate"];
            };
        };
        responses: {
            /** @description The changed checkout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sessionId": "cs-9d41c07be2f84a6d",
                     *         "isGuest": true,
                     *         "emailId": "clara.whitfield@example.com",
                     *         "lines": [
                     *           {
                     *             "productId": 1042,
                     *             "productName": "2026 American Silver Eagle 1 oz",
                     *             "productNameWithHypen": "2026-american-silver-eagle-1-oz",
                     *             "imagePath": "/images/products/1042.png",
                     *             "quantity": 3,
                     *             "price": 76.31,
                     *             "discount": 0,
                     *             "selected": true,
                     *             "isActive": true,
                     *             "stocks": [],
                     *             "activeSalesEventId": 0,
                     *             "productInventorySource": "instock",
                     *             "isClearanceProduct": false,
                     *             "isGrouped": false,
                     *             "shoppingCartId": 0,
                     *             "totalPrice": 228.93,
                     *             "cardPrice": 79.52,
                     *             "cardTotalPrice": 238.56
                     *           }
                     *         ],
                     *         "priceLockedUntil": "2026-11-20T15:35:00Z",
                     *         "priceLockedForSeconds": 300,
                     *         "priceChanges": [],
                     *         "shippingMethod": "standard",
                     *         "shippingQuotes": [],
                     *         "paymentMode": "creditCard",
                     *         "isGiftWrap": false,
                     *         "isSignatureConfirmation": false,
                     *         "isShippingConfirmed": false,
                     *         "isShipToDepository": false,
                     *         "isTermsChecked": false,
                     *         "totals": {
                     *           "subTotal": 228.93,
                     *           "couponAmount": 0,
                     *           "creditCardCharges": 9.63,
                     *           "shippingCharges": 0,
                     *           "signatureConfirmationCharges": 0,
                     *           "giftWrapCharges": 0,
                     *           "marketLossCharges": 0,
                     *           "tax": 0,
                     *           "grandTotal": 238.56,
                     *           "byMethod": [
                     *             {
                     *               "method": "creditCard",
                     *               "grandTotal": 238.56
                     *             },
                     *             {
                     *               "method": "eCheck",
                     *               "grandTotal": 228.93
                     *             }
                     *           ]
                     *         },
                     *         "revision": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    authorizePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "cs-9d41c07be2f84a6d",
                 *       "payment": {
                 *         "method": "creditCard",
                 *         "cardToken": "tok-visa-4242"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is authorized or awaited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "authorizationId": "au-51b7",
                     *         "method": "creditCard",
                     *         "status": "authorized",
                     *         "amount": 238.56,
                     *         "maskedNumber": "**** 4242",
                     *         "authorizedAt": "2026-11-20T15:33:10Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentAuthorizationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentDeclined"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One for each checkout, however often its button is pressed. A refusal does not use it up.
                 * @example k-20261120-153312-7f3a91c2
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "cs-9d41c07be2f84a6d",
                 *       "authorizationId": "au-51b7",
                 *       "expectedGrandTotal": 238.56,
                 *       "isTermsChecked": true,
                 *       "expectedRevision": 4
                 *     }
                 */
                "application/json": components["schemas"]["OrderPlacement"];
            };
        };
        responses: {
            /** @description The order is placed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104512",
                     *         "orderDate": "2026-11-20T15:33:12Z",
                     *         "emailId": "clara.whitfield@example.com",
                     *         "paymentMethod": "creditCard",
                     *         "totals": {
                     *           "subTotal": 228.93,
                     *           "couponAmount": 0,
                     *           "creditCardCharges": 9.63,
                     *           "shippingCharges": 0,
                     *           "signatureConfirmationCharges": 0,
                     *           "giftWrapCharges": 0,
                     *           "marketLossCharges": 0,
                     *           "tax": 0,
                     *           "grandTotal": 238.56,
                     *           "byMethod": [
                     *             {
                     *               "method": "creditCard",
                     *               "grandTotal": 238.56
                     *             }
                     *           ]
                     *         },
                     *         "lines": [],
                     *         "expectedShipByDate": "2026-11-25",
                     *         "marketLossFee": 35
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Not placed; the reason and the checkout as it stands */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The price lock ran out and the total is now $239.40.",
                     *       "reason": "price-changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["OrderConflict"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query: {
                /** @example k-20261120-153312-7f3a91c2 */
                idempotencyKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order that was placed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104512",
                     *         "orderDate": "2026-11-20T15:33:12Z",
                     *         "emailId": "clara.whitfield@example.com",
                     *         "paymentMethod": "creditCard",
                     *         "totals": {
                     *           "subTotal": 228.93,
                     *           "couponAmount": 0,
                     *           "creditCardCharges": 9.63,
                     *           "shippingCharges": 0,
                     *           "signatureConfirmationCharges": 0,
                     *           "giftWrapCharges": 0,
                     *           "marketLossCharges": 0,
                     *           "tax": 0,
                     *           "grandTotal": 238.56,
                     *           "byMethod": [
                     *             {
                     *               "method": "creditCard",
                     *               "grandTotal": 238.56
                     *             }
                     *           ]
                     *         },
                     *         "lines": [],
                     *         "expectedShipByDate": "2026-11-25",
                     *         "marketLossFee": 35
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPageView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guestId": "g-4b1f60d2",
                 *       "fullUrl": "https://shop.example.com/silver/us-silver-coins?sort=price-asc",
                 *       "previousPageUrl": "https://shop.example.com/",
                 *       "path": "/silver/us-silver-coins",
                 *       "operation": "view"
                 *     }
                 */
                "application/json": components["schemas"]["PageView"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Noted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addCustomerBehaviourLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "visitedPageUrl": "/product/1042/2026-american-silver-eagle-1-oz",
                 *       "previousPageURL": "/silver/us-silver-coins",
                 *       "pageName": "product",
                 *       "operation": "add-to-cart",
                 *       "productId": 1042,
                 *       "visitorId": "g-4b1f60d2"
                 *     }
                 */
                "application/json": components["schemas"]["BehaviourLog"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Noted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addOrderPurchaseAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": "BPM-104512",
                 *       "totalCost": 228.93,
                 *       "tax": 0,
                 *       "shippingCharges": 0,
                 *       "amountCRFromCoupon": 0,
                 *       "products": [
                 *         {
                 *           "productName": "2026 American Silver Eagle 1 oz",
                 *           "productId": 1042,
                 *           "price": 76.31,
                 *           "qtyOrdered": 3,
                 *           "discount": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderPurchaseAnalytics"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Noted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailId": "clara.whitfield@example.com",
                 *       "password": "Maple-Leaf9"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The customer and the token of the new session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "userId": "BPM-20417",
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.bold.signature",
                     *         "firstName": "Clara",
                     *         "expiresAt": "2026-11-20T19:30:00Z",
                     *         "session": {
                     *           "sessionId": "s-7f3a91c2",
                     *           "isLoggedIn": true,
                     *           "isNoticedView": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "emailId": "clara.whitfield@example.com",
                 *       "mobNo": "5125550142",
                 *       "password": "Maple-Leaf9"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new customer and the token of the new session */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "userId": "BPM-20418",
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.bold.signature",
                     *         "firstName": "Clara"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "You are signed out."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest id and the guest token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "guestId": "G-5120933",
                     *         "guestToken": "guest.5120933.signature",
                     *         "expiresAt": "2026-12-20T15:04:05Z",
                     *         "session": {
                     *           "sessionId": "s-10b2c4d8",
                     *           "isLoggedIn": false,
                     *           "isNoticedView": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuestResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in, for the greeting and the account pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "firstName": "Clara",
                     *         "lastName": "Whitfield",
                     *         "profilePhoto": "/images/customers/clara.jpg",
                     *         "customerId": "BPM-20417",
                     *         "emailId": "clara.whitfield@example.com",
                     *         "mobNo": "5125550142",
                     *         "emailVerified": true,
                     *         "splitOrders": false,
                     *         "mergeOrders": true,
                     *         "unreadMessageCount": 2,
                     *         "profile": {
                     *           "metalPreference": "silver",
                     *           "customerType": "collector",
                     *           "isPreferenceUpdated": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerInfoResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    sendResetPasswordLink: {
        parameters: {
            query: {
                /**
                 * @description Where to send the link.
                 * @example clara.whitfield@example.com
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link is on its way, if the address has an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "If this address has an account, a link to reset the password is on its way."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9f31c7d2a6e84b05",
                 *       "password": "Maple-Leaf9"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password works from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your password is changed.",
                     *         "customerId": "BPM-20417"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordResetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendEmailVerificationLink: {
        parameters: {
            query: {
                /**
                 * @description The address to verify; the customer's own.
                 * @example clara.whitfield@example.com
                 */
                emailId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The verification link is on its way."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The token of the link that was sent by e-mail.
                 * @example 4c7be1029da3
                 */
                token: string;
                /**
                 * @description Whose address it is.
                 * @example BPM-20417
                 */
                customerId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your e-mail address is verified."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    validateGoogleReCaptcha: {
        parameters: {
            query: {
                /**
                 * @description What the CAPTCHA widget handed to the page.
                 * @example 03AFcWeA6Xk2
                 */
                captchaResponse: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a person answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CaptchaVerdictResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateContactInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailId": "clara.whitfield@example.com",
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "mobNo": "5125550142"
                 *     }
                 */
                "application/json": components["schemas"]["ContactInfo"];
            };
        };
        responses: {
            /** @description The details are changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your contact details are saved."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                CustomerId: components["schemas"]["CustomerId"];
                /**
                 * @description The password so far.
                 * @example Maple-Leaf9
                 */
                oldPassword: string;
                /**
                 * @description The password from now on.
                 * @example Silver-Eagle1
                 */
                newPassword: components["schemas"]["NewPassword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new password works from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your password is changed."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    splitMyOrders: {
        parameters: {
            query: {
                /**
                 * @description Whether orders may be split.
                 * @example true
                 */
                allowSplit: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice is saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your orders may be split."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeMyOrders: {
        parameters: {
            query: {
                /**
                 * @description Whether orders may be combined.
                 * @example true
                 */
                allowCombineOrder: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice is saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your orders may be combined."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "boldUserName": "ClaraW",
                 *       "metalPreference": "silver",
                 *       "customerType": "collector",
                 *       "preferenceMintType": "government",
                 *       "preferenceProductTypeId": 1,
                 *       "preferenceMints": [
                 *         "us-mint",
                 *         "perth-mint"
                 *       ],
                 *       "preferenceJewelryNCoupon": false,
                 *       "isPreferenceUpdated": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerProfile"];
            };
        };
        responses: {
            /** @description The preferences are saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your preferences are saved."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CustomerFile"];
            };
        };
        responses: {
            /** @description Where the picture is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "filePath": "/images/customers/clara.jpg"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, an empty list for none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "addressId": 311,
                     *           "profileName": "Home",
                     *           "firstName": "Clara",
                     *           "lastName": "Whitfield",
                     *           "address1": "1204 Barton Springs Road",
                     *           "city": "Austin",
                     *           "state": "TX",
                     *           "zip": "78704",
                     *           "country": "US",
                     *           "mobNo": "5125550142",
                     *           "addressType": "shipping",
                     *           "stateType": "Domestic",
                     *           "isDefault": true,
                     *           "isVerified": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key keeps nothing more and gets the first answer; 409 if it brings another address. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profileName": "Office",
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "address1": "98 San Jacinto Boulevard",
                 *       "address2": "Suite 400",
                 *       "city": "Austin",
                 *       "state": "TX",
                 *       "zip": "78701",
                 *       "country": "US",
                 *       "addressType": "shipping"
                 *     }
                 */
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description The kept address with its id */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "addressId": 312,
                     *         "profileName": "Office",
                     *         "firstName": "Clara",
                     *         "lastName": "Whitfield",
                     *         "address1": "98 San Jacinto Boulevard",
                     *         "address2": "Suite 400",
                     *         "city": "Austin",
                     *         "state": "TX",
                     *         "zip": "78701",
                     *         "country": "US",
                     *         "addressType": "shipping",
                     *         "isDefault": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": 312,
                 *       "profileName": "Office",
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "address1": "98 San Jacinto Boulevard",
                 *       "city": "Austin",
                 *       "state": "TX",
                 *       "zip": "78701-4025",
                 *       "country": "US",
                 *       "addressType": "shipping"
                 *     }
                 */
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The address as it is kept now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "addressId": 312,
                     *         "profileName": "Office",
                     *         "firstName": "Clara",
                     *         "lastName": "Whitfield",
                     *         "address1": "98 San Jacinto Boulevard",
                     *         "city": "Austin",
                     *         "state": "TX",
                     *         "zip": "78701-4025",
                     *         "country": "US",
                     *         "addressType": "shipping",
                     *         "isDefault": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
        parameters: {
            query: {
                /**
                 * @description Which address.
                 * @example 312
                 */
                addressId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The address is deleted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was chosen; empty for a customer who never chose */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "theme": "dark",
                     *         "textSize": 125,
                     *         "priceMethod": "card"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": "dark",
                 *       "textSize": 125,
                 *       "priceMethod": "card"
                 *     }
                 */
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences as they are kept now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "theme": "dark",
                     *         "textSize": 125,
                     *         "priceMethod": "card"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "clara.whitfield@example.com",
                 *       "userId": "BPM-20417"
                 *     }
                 */
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description The address is subscribed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "You are successfully connected to Bold Precious Metal. We will get back to you soon."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    connectWithBold: {
        parameters: {
            query: {
                /**
                 * @description Who wants to hear from the shop.
                 * @example clara.whitfield@example.com
                 */
                email: string;
                /**
                 * @description The customer or guest, left out when neither is known.
                 * @example BPM-20417
                 */
                customerId?: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is connected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "You are connected to Bold."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribeFromBold: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                customerId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more newsletters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "You will get no more newsletters."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerMessages: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                userId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "inBoxMsgs": [
                     *           {
                     *             "id": 9014,
                     *             "msgText": "Your order {invoice} shipped on {shipDate}. Tracking number {trackingNo}.",
                     *             "isRead": false,
                     *             "isArchive": false,
                     *             "trackingNo": "9405511206213864510293",
                     *             "carrierCode": "USPS",
                     *             "invoice": "BPM-104512",
                     *             "shipDate": "2026-11-18",
                     *             "messageDate": "2026-11-18T21:12:00Z"
                     *           }
                     *         ],
                     *         "archiveMsg": [
                     *           {
                     *             "id": 8770,
                     *             "msgText": "Your {paymentMethod} payment for order {invoice} has been received.",
                     *             "isRead": true,
                     *             "isArchive": true,
                     *             "invoice": "BPM-103377",
                     *             "paymentMethod": "wire",
                     *             "messageDate": "2026-09-02T14:40:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InboxResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         9014
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description The messages are read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "1 message is marked as read."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    archiveMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         9014,
                 *         9002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description The messages are in the archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "2 messages are archived."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         9014,
                 *         9002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description The messages are in the inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "2 messages are in the inbox."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerOrder: {
        parameters: {
            query?: {
                /**
                 * @description Part of an invoice number or of the name of a product in the order.
                 * @example eagle
                 */
                search?: string;
                /** @example Delivered */
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description First day on which it was placed, in New York.
                 * @example 2025-01-01
                 */
                from?: string;
                /**
                 * @description Last day on which it was placed, in New York.
                 * @example 2026-12-31
                 */
                to?: string;
                /** @example newest */
                sort?: components["schemas"]["OrderSort"];
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Orders on one page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "invoice": "BPM-104512",
                     *           "orderDate": "2026-11-16T16:21:09Z",
                     *           "status": "Shipped",
                     *           "paymentStatus": "Cleared",
                     *           "paymentMethod": "eCheck",
                     *           "orderTotal": 764.2,
                     *           "itemCount": 12,
                     *           "productName": "2026 1 oz American Silver Eagle Coin",
                     *           "productQuantity": 10,
                     *           "otherItems": [
                     *             {
                     *               "metal": "gold",
                     *               "form": "coin",
                     *               "quantity": 2
                     *             }
                     *           ],
                     *           "imagePath": "/images/products/1201.webp",
                     *           "trackingNo": "9405511206213864510293",
                     *           "carrierCode": "USPS"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "totalOfAll": 25
                     *     }
                     */
                    "application/json": components["schemas"]["OrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerOrderDetails: {
        parameters: {
            query: {
                /**
                 * @description The order's number.
                 * @example BPM-104512
                 */
                invoice: components["schemas"]["Invoice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order; 404 also for somebody else's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104512",
                     *         "orderDate": "2026-11-16T16:21:09Z",
                     *         "status": "Shipped",
                     *         "history": [
                     *           {
                     *             "status": "Placed",
                     *             "date": "2026-11-16T16:21:09Z"
                     *           },
                     *           {
                     *             "status": "Payment Cleared",
                     *             "date": "2026-11-17T20:00:00Z"
                     *           },
                     *           {
                     *             "status": "Shipped",
                     *             "date": "2026-11-18T21:12:00Z"
                     *           }
                     *         ],
                     *         "paymentStatus": "Cleared",
                     *         "paymentMethod": "eCheck",
                     *         "paymentClearDate": "2026-11-17T20:00:00Z",
                     *         "shippingMethod": "standard",
                     *         "goldSpot": 4391.2,
                     *         "silverSpot": 66.45,
                     *         "subTotal": 764.2,
                     *         "standardShippingCharges": 0,
                     *         "stateTax": 0,
                     *         "grandTotal": 764.2,
                     *         "invoicePath": "/api/CustomerOrder/Invoice/BPM-104512",
                     *         "isCancellable": false,
                     *         "isReturnable": true,
                     *         "products": [
                     *           {
                     *             "productId": 1201,
                     *             "productName": "2026 1 oz American Silver Eagle Coin",
                     *             "productNameWithHypen": "2026-1-oz-american-silver-eagle-coin",
                     *             "imagePath": "/images/products/1201.webp",
                     *             "metal": "silver",
                     *             "ounces": 1,
                     *             "price": 76.42,
                     *             "qtyOrdered": 10,
                     *             "qtyDispatched": 10,
                     *             "totalPrice": 764.2,
                     *             "stockSource": "instock"
                     *           }
                     *         ],
                     *         "shipments": [
                     *           {
                     *             "status": "Shipped",
                     *             "carrierCode": "USPS",
                     *             "trackingNo": "9405511206213864510293",
                     *             "shipDate": "2026-11-18"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example BPM-104512
                 */
                invoice: components["schemas"]["Invoice"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice as a PDF file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerSalesOrders: {
        parameters: {
            query: {
                /**
                 * @description The customer's own address.
                 * @example clara.whitfield@example.com
                 */
                emailId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "customerInvoice": "SO-20931",
                     *           "orderDate": "2026-10-05T17:03:00Z",
                     *           "status": "Paid",
                     *           "totalAmount": 1298.4,
                     *           "itemCount": 20,
                     *           "referenceNumber": "SELL-4471"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SalesOrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerSalesOrderDetails: {
        parameters: {
            query: {
                /**
                 * @description The sale's number.
                 * @example SO-20931
                 */
                customerInvoice: components["schemas"]["Invoice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale; 404 also for somebody else's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "customerInvoice": "SO-20931",
                     *         "orderDate": "2026-10-05T17:03:00Z",
                     *         "status": "Paid",
                     *         "totalAmount": 1298.4,
                     *         "referenceNumber": "SELL-4471",
                     *         "payoutMethod": "ach",
                     *         "paidOn": "2026-10-14",
                     *         "products": [
                     *           {
                     *             "productId": 1201,
                     *             "productName": "2025 1 oz American Silver Eagle Coin",
                     *             "metal": "silver",
                     *             "ounces": 1,
                     *             "quantity": 20,
                     *             "price": 64.92,
                     *             "totalPrice": 1298.4
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SalesOrderDetailsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCancellationEstimate: {
        parameters: {
            query: {
                /**
                 * @description The order's number.
                 * @example BPM-104619
                 */
                invoice: components["schemas"]["Invoice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charges at the present market */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104619",
                     *         "marketLoss": 100,
                     *         "cancellationFee": 35,
                     *         "totalCharges": 135,
                     *         "paidAmount": 600,
                     *         "refundAmount": 465,
                     *         "refundDueDate": "2026-11-25",
                     *         "addedToNextOrder": 0,
                     *         "quotedAt": "2026-11-20T15:04:05Z",
                     *         "validUntil": "2026-11-20T15:09:05Z",
                     *         "lines": [
                     *           {
                     *             "productId": 225134,
                     *             "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *             "quantity": 20,
                     *             "orderedPrice": 30,
                     *             "currentPrice": 25,
                     *             "marketLoss": 100
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancellationEstimateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per form that is shown. A repeated call with the same key changes nothing and gets the cancelled order again. A refusal does not use it up.
                 * @example 5b1f0a7e-3c7d-4a55-8f0e-9a0c2b6d4e11
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": "BPM-104619",
                 *       "reason": "Ordered twice",
                 *       "acceptedCharges": 135
                 *     }
                 */
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description The order as it stands after the cancellation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104619",
                     *         "orderDate": "2026-11-19T18:40:00Z",
                     *         "status": "Cancelled",
                     *         "paymentStatus": "Refunded",
                     *         "paymentMethod": "creditCard",
                     *         "subTotal": 600,
                     *         "grandTotal": 600,
                     *         "cancellationCharges": 135,
                     *         "refundAmount": 465,
                     *         "refundDueDate": "2026-11-25",
                     *         "addedToNextOrder": 0,
                     *         "isCancellable": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerReturns: {
        parameters: {
            query: {
                /**
                 * @description The order's number.
                 * @example BPM-104512
                 */
                invoice: components["schemas"]["Invoice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The returns, newest first, and the terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104512",
                     *         "deliveredOn": "2026-11-18T18:00:00Z",
                     *         "returnableUntil": "2026-12-02T18:00:00Z",
                     *         "lines": [
                     *           {
                     *             "productId": 1201,
                     *             "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *             "imagePath": "/images/products/1201-obverse.jpg",
                     *             "price": 79.78,
                     *             "refundPrice": 79.78,
                     *             "qtyDelivered": 10,
                     *             "qtyReturnable": 8
                     *           }
                     *         ],
                     *         "fees": [
                     *           {
                     *             "reason": "damaged",
                     *             "percent": 0,
                     *             "minimum": 0
                     *           },
                     *           {
                     *             "reason": "wrongItem",
                     *             "percent": 0,
                     *             "minimum": 0
                     *           },
                     *           {
                     *             "reason": "missingItem",
                     *             "percent": 0,
                     *             "minimum": 0
                     *           },
                     *           {
                     *             "reason": "notAsDescribed",
                     *             "percent": 0,
                     *             "minimum": 0
                     *           },
                     *           {
                     *             "reason": "other",
                     *             "percent": 10,
                     *             "minimum": 50
                     *           }
                     *         ],
                     *         "returns": [
                     *           {
                     *             "returnNumber": "RMA-2207",
                     *             "invoice": "BPM-104512",
                     *             "returnType": "refund",
                     *             "reason": "damaged",
                     *             "comments": "Two capsules arrived cracked.",
                     *             "products": [
                     *               {
                     *                 "productId": 1201,
                     *                 "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *                 "quantity": 2
                     *               }
                     *             ],
                     *             "photos": [
                     *               "/images/customers/BPM-20417-1.jpg"
                     *             ],
                     *             "fee": 0,
                     *             "refundAmount": 159.56,
                     *             "status": "Submitted",
                     *             "submittedOn": "2026-11-20T15:04:05Z",
                     *             "history": [
                     *               {
                     *                 "status": "Submitted",
                     *                 "date": "2026-11-20T15:04:05Z"
                     *               }
                     *             ],
                     *             "message": "We will answer within two business days. Please keep the packaging, and send nothing before we answer."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderReturnsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per filled-in form. A repeated call with the same key asks for nothing more and gets the first answer, whatever photos it brings; 409 if it asks for something else.
                 * @example 7c0b1f52-93c1-4f0e-8a57-0d3b8f6a1c24
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice": "BPM-104512",
                 *       "returnType": "refund",
                 *       "reason": "damaged",
                 *       "comments": "Two capsules arrived cracked.",
                 *       "products": [
                 *         {
                 *           "productId": 1201,
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "photos": [
                 *         "/images/customers/BPM-20417-1.jpg"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description The request with its number */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "returnNumber": "RMA-2207",
                     *         "invoice": "BPM-104512",
                     *         "returnType": "refund",
                     *         "reason": "damaged",
                     *         "comments": "Two capsules arrived cracked.",
                     *         "products": [
                     *           {
                     *             "productId": 1201,
                     *             "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "photos": [
                     *           "/images/customers/BPM-20417-1.jpg"
                     *         ],
                     *         "fee": 0,
                     *         "refundAmount": 159.56,
                     *         "status": "Submitted",
                     *         "submittedOn": "2026-11-20T15:04:05Z",
                     *         "history": [
                     *           {
                     *             "status": "Submitted",
                     *             "date": "2026-11-20T15:04:05Z"
                     *           }
                     *         ],
                     *         "message": "We will answer within two business days. Please keep the packaging, and send nothing before we answer."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnTicketResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    trackCustomerOrder: {
        parameters: {
            query: {
                /**
                 * @description The order's number.
                 * @example BPM-104512
                 */
                invoiceNumber: components["schemas"]["Invoice"];
                /**
                 * @description The address the order was placed with.
                 * @example clara.whitfield@example.com
                 */
                emailId: string;
                /**
                 * @description The zip it ships to.
                 * @example 78704
                 */
                zipCode: components["schemas"]["ZipCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the order is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invoice": "BPM-104512",
                     *         "orderDate": "2026-11-16T16:21:09Z",
                     *         "currentStatus": "Shipped",
                     *         "anticipatedShipmentDate": "2026-11-18",
                     *         "carrierCode": "USPS",
                     *         "trackingNo": "9405511206213864510293",
                     *         "serviceCode": "priority_mail",
                     *         "history": [
                     *           {
                     *             "status": "Placed",
                     *             "date": "2026-11-16T16:21:09Z"
                     *           },
                     *           {
                     *             "status": "Payment Cleared",
                     *             "date": "2026-11-17T20:00:00Z"
                     *           },
                     *           {
                     *             "status": "Shipped",
                     *             "date": "2026-11-18T21:12:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTrackingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSellToBoldOrders: {
        parameters: {
            query: {
                /**
                 * @description Counted from 0.
                 * @example 0
                 */
                PageNumber: number;
                /**
                 * @description Requests per page; the store asks for 500 (§9).
                 * @example 500
                 */
                Size: number;
                /**
                 * @description Only this request.
                 * @example SELL-4471
                 */
                ReferenceNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "referenceNumber": "SELL-4471",
                     *           "status": "Quoted",
                     *           "createdOn": "2026-11-19T14:22:00Z",
                     *           "items": [
                     *             {
                     *               "metal": "silver",
                     *               "productId": 1201,
                     *               "productName": "2025 1 oz American Silver Eagle Coin",
                     *               "quantity": 20,
                     *               "conditions": [
                     *                 "toning"
                     *               ],
                     *               "quotedPrice": 64.92
                     *             }
                     *           ],
                     *           "totalQuote": 1298.4,
                     *           "quoteValidUntil": "2026-11-20T22:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SellOrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSellToBoldOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceNumber": "SELL-4471",
                 *       "status": "Accepted",
                 *       "payoutMethod": "ach"
                 *     }
                 */
                "application/json": components["schemas"]["SellOrderUpdate"];
            };
        };
        responses: {
            /** @description The request is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your sale is locked in."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    addSellToBoldRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key asks for nothing more and gets the first answer; 409 if it asks for something else. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "emailId": "clara.whitfield@example.com",
                 *       "mobNo": "5125550142",
                 *       "items": [
                 *         {
                 *           "metal": "silver",
                 *           "productId": 1201,
                 *           "productName": "2025 1 oz American Silver Eagle Coin",
                 *           "quantity": 20,
                 *           "conditions": [
                 *             "toning"
                 *           ]
                 *         },
                 *         {
                 *           "metal": "gold",
                 *           "productName": "Two wedding rings, 14 karat",
                 *           "ounces": 0.094,
                 *           "quantity": 2,
                 *           "conditions": [
                 *             "scratches",
                 *             "other"
                 *           ],
                 *           "conditionNote": "One is engraved."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SellRequest"];
            };
        };
        responses: {
            /** @description The reference number of the request */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "referenceNumber": "SELL-4471",
                     *         "status": "Submitted",
                     *         "createdOn": "2026-11-19T14:22:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellReceiptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadSellToBoldPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellPhotoFile"];
            };
        };
        responses: {
            /** @description The picture is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "photoToken": "0d5c6a1f9be84c33a1c7f2e4b8d90617"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellPhotoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSellToBoldRequestByToken: {
        parameters: {
            query: {
                /**
                 * @description The token of the link that was sent by e-mail.
                 * @example 3f8a1c6e9b2d47f0a5c8e1d3b6f90274
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "referenceNumber": "SELL-4475",
                     *         "status": "Quoted",
                     *         "createdOn": "2026-11-20T13:00:00Z",
                     *         "events": [
                     *           {
                     *             "status": "Submitted",
                     *             "reachedOn": "2026-11-20T13:00:00Z"
                     *           },
                     *           {
                     *             "status": "Quoted",
                     *             "reachedOn": "2026-11-20T13:02:00Z"
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "metal": "silver",
                     *             "productId": 1201,
                     *             "productName": "2025 1 oz American Silver Eagle Coin",
                     *             "quantity": 5,
                     *             "conditions": [
                     *               "toning"
                     *             ],
                     *             "quotedPrice": 64.92
                     *           }
                     *         ],
                     *         "totalQuote": 324.6,
                     *         "quoteValidUntil": "2026-11-21T13:02:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSellToBoldRequestByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3f8a1c6e9b2d47f0a5c8e1d3b6f90274",
                 *       "status": "Accepted",
                 *       "payoutMethod": "check"
                 *     }
                 */
                "application/json": components["schemas"]["SellLinkUpdate"];
            };
        };
        responses: {
            /** @description The request is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your sale is locked in."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    sendSellToBoldRequestLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key mails nothing more and gets the first answer; 409 if it names another request. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceNumber": "SELL-4475",
                 *       "emailId": "ida.berg@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SellLinkRequest"];
            };
        };
        responses: {
            /** @description The link is on its way if there is such a request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "If there is such a request, its link is on its way to this address."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getBuybackPrices: {
        parameters: {
            query?: {
                /**
                 * @description One metal; left out for all.
                 * @example silver
                 */
                metalType?: components["schemas"]["Metal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live bids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "timestamp": "2026-11-20T15:04:05Z",
                     *         "areStale": false,
                     *         "prices": [
                     *           {
                     *             "productId": 1201,
                     *             "productName": "1 oz American Silver Eagle Coin",
                     *             "productNameWithHypen": "1-oz-american-silver-eagle-coin",
                     *             "imagePath": "/images/products/1201.webp",
                     *             "metal": "silver",
                     *             "ounces": 1,
                     *             "bidPrice": 67.35,
                     *             "bidOverSpot": 0.5,
                     *             "changeSinceYesterday": -0.42,
                     *             "askPrice": 76.42,
                     *             "minimumQuantity": 1,
                     *             "isReportable": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BuybackPriceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "frequency": "1Y",
                 *       "metal": "all",
                 *       "productId": 0
                 *     }
                 */
                "application/json": components["schemas"]["PortfolioQuery"];
            };
        };
        responses: {
            /** @description Holdings, figures, series and settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "metalInounces": [
                     *           {
                     *             "orderDate": "2026-11-20",
                     *             "type": "Actual",
                     *             "goldOunces": 1,
                     *             "silverOunces": 30,
                     *             "goldValue": 4399,
                     *             "silverValue": 2007.3,
                     *             "totalValue": 6406.3,
                     *             "totalCost": 4890.5,
                     *             "totalPremium": 312.2
                     *           }
                     *         ],
                     *         "productsForPortfolio": [
                     *           {
                     *             "productId": 1201,
                     *             "productNameWithHypen": "2026-1-oz-american-silver-eagle-coin",
                     *             "image": "/images/products/1201.webp",
                     *             "assetList": "2026 1 oz American Silver Eagle Coin",
                     *             "metal": "silver",
                     *             "weight": 1,
                     *             "totalQtyOrdered": 30,
                     *             "avgPrice": 48.2,
                     *             "actualPrice": 1446,
                     *             "pastMetalValue": 1302.6,
                     *             "currentMetalValue": 2007.3,
                     *             "premium": 143.4,
                     *             "isBold": true,
                     *             "sourceName": "Bold",
                     *             "orderDate": "2025-10-02"
                     *           }
                     *         ],
                     *         "investment": [
                     *           {
                     *             "goldInvested": 3444.5,
                     *             "goldCurrent": 4399,
                     *             "goldOunces": 1,
                     *             "dayGold": 21.4,
                     *             "silverInvested": 1446,
                     *             "silverCurrent": 2007.3,
                     *             "silverOunces": 30,
                     *             "daySilver": -8.1,
                     *             "totalInvested": 4890.5,
                     *             "totalCurrent": 6406.3,
                     *             "dayChange": 13.3,
                     *             "dayChangePercentage": 0.21
                     *           }
                     *         ],
                     *         "portfolioSettings": [
                     *           {
                     *             "showPrediction": true,
                     *             "showActualPrice": true,
                     *             "showMetalPrice": false
                     *           }
                     *         ],
                     *         "metalCandleChart": [
                     *           {
                     *             "intervalStart": "2026-11-20T00:00:00Z",
                     *             "metalOpen": 6393,
                     *             "metalHigh": 6421.7,
                     *             "metalLow": 6380.2,
                     *             "metalClose": 6406.3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortfolioResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomerPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portfolio is up to date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your portfolio is up to date. 1 product was added.",
                     *         "addedTransactions": [
                     *           {
                     *             "transactionId": 31,
                     *             "transactionDate": "2026-11-09",
                     *             "transactionType": "PURCHASED",
                     *             "transactionQuantity": 20,
                     *             "productId": 225134,
                     *             "productName": "2026 1 oz American Silver Eagle Coin BU",
                     *             "metal": "silver",
                     *             "ouncesPerUnit": 1,
                     *             "beforeQuantity": 30,
                     *             "afterQuantity": 50,
                     *             "productUnitPrice": 74.12,
                     *             "fees": 0,
                     *             "totalPrice": 1482.4,
                     *             "sourceName": "Bold"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortfolioUpdateResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomerPortfolioSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "showMetalPrice": true,
                 *       "showVdo": false
                 *     }
                 */
                "application/json": components["schemas"]["PortfolioSettings"];
            };
        };
        responses: {
            /** @description The settings are saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your settings are saved."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addPortfolioViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "viewedFrom": "header",
                 *       "isMobile": false
                 *     }
                 */
                "application/json": components["schemas"]["ViewLog"];
            };
        };
        responses: {
            /** @description The view is counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The view is counted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addPortfolioClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "BPM-20417",
                 *       "pageName": "Top-Header"
                 *     }
                 */
                "application/json": components["schemas"]["PortfolioClick"];
            };
        };
        responses: {
            /** @description The click is counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The click is counted."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addPortfolioCustomerFeedbacks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key sends nothing more and gets the first answer; 409 if it brings other feedback. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feedBackText": "Please show platinum in the pie chart.",
                 *       "feedBackType": "Suggestions",
                 *       "customerId": "BPM-20417"
                 *     }
                 */
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description The feedback has arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Thank you for your feedback."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    addCustomerHoldings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per filled-in form. A repeated call with the same key adds nothing and gets the first answer; 409 if it brings other holdings.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerHoldings": [
                 *         {
                 *           "customerId": "BPM-20417",
                 *           "productId": 0,
                 *           "transactionDate": "2026-03-14",
                 *           "transactionQuantity": 5,
                 *           "productUnitPrice": 88.5,
                 *           "transactionType": "PURCHASED",
                 *           "goldSpot": 5012.4,
                 *           "silverSpot": 81.2,
                 *           "source": "other",
                 *           "sourceName": "Corner Coin Shop",
                 *           "metal": "silver",
                 *           "ouncesPerUnit": 1,
                 *           "productName": "1 oz Silver Round",
                 *           "userSpot": 81.2,
                 *           "userPremium": 7.3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HoldingList"];
            };
        };
        responses: {
            /** @description The holdings are added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "1 holding is added.",
                     *         "transactionIds": [
                     *           31
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HoldingsAddedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    removePortfolioProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "productId": 1201
                 *     }
                 */
                "application/json": components["schemas"]["HoldingRemoval"];
            };
        };
        responses: {
            /** @description The product is gone from the portfolio */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The product is removed."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    restorePortfolioProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "productId": 1201
                 *     }
                 */
                "application/json": components["schemas"]["HoldingRemoval"];
            };
        };
        responses: {
            /** @description The product is in the portfolio again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The product is in your portfolio again."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    removePortfolioTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "transactionIds": [
                 *         31
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransactionRemoval"];
            };
        };
        responses: {
            /** @description The transactions are gone from the portfolio */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "1 transaction is removed."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    restorePortfolioTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "transactionIds": [
                 *         31
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransactionRemoval"];
            };
        };
        responses: {
            /** @description The transactions are in the portfolio again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "1 transaction is back."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePortfolioTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "transactionId": 12,
                 *       "transactionDate": "2025-10-03",
                 *       "productUnitPrice": 48.3
                 *     }
                 */
                "application/json": components["schemas"]["TransactionUpdate"];
            };
        };
        responses: {
            /** @description The transaction is corrected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "The transaction is changed."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerTransactions: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                CustomerId: components["schemas"]["CustomerId"];
                /**
                 * @description Only purchases, or only one kind of sale.
                 * @example PURCHASED
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Transactions on one page.
                 * @example 100
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the transactions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "totalCount": 1,
                     *         "transactions": [
                     *           {
                     *             "transactionId": 12,
                     *             "transactionDate": "2025-10-02",
                     *             "transactionType": "PURCHASED",
                     *             "transactionQuantity": 30,
                     *             "productId": 1201,
                     *             "productName": "2026 1 oz American Silver Eagle Coin",
                     *             "metal": "silver",
                     *             "ouncesPerUnit": 1,
                     *             "beforeQuantity": 0,
                     *             "afterQuantity": 30,
                     *             "productUnitPrice": 48.2,
                     *             "fees": 0,
                     *             "totalPrice": 1446,
                     *             "sourceName": "Bold"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerTransactionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductWiseCustomerTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "frequency": "1Y",
                 *       "productId": 1201
                 *     }
                 */
                "application/json": components["schemas"]["TransactionQuery"];
            };
        };
        responses: {
            /** @description Transactions and worth over time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "transactions": [
                     *           {
                     *             "transactionId": 12,
                     *             "transactionDate": "2025-10-02",
                     *             "transactionType": "PURCHASED",
                     *             "transactionQuantity": 30,
                     *             "productId": 1201,
                     *             "productName": "2026 1 oz American Silver Eagle Coin",
                     *             "beforeQuantity": 0,
                     *             "afterQuantity": 30,
                     *             "productUnitPrice": 48.2,
                     *             "totalPrice": 1446,
                     *             "sourceName": "Bold"
                     *           }
                     *         ],
                     *         "performance": [
                     *           {
                     *             "dateNTime": "2026-11-20T00:00:00Z",
                     *             "value": 2007.3,
                     *             "cost": 1446
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductLifeCycleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpotPricesDateWise: {
        parameters: {
            query: {
                /**
                 * @description The day of the purchase.
                 * @example 2026-03-14
                 */
                date: string;
                /**
                 * @description What was bought, to look up its usual premium.
                 * @example 1 oz Silver Round
                 */
                productName: string;
                /**
                 * @description Whose spot price.
                 * @example silver
                 */
                metal: components["schemas"]["Metal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The market on that day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "spotDate": "2026-03-13",
                     *         "spot": 81.2,
                     *         "premium": 5.7,
                     *         "goldSpot": 5012.4,
                     *         "silverSpot": 81.2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SpotOnDateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerPredictions: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                CustomerId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's own predictions beside the analyst's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "predictedPrices": [
                     *           {
                     *             "dateNTime": "2026-12-31T23:59:59Z",
                     *             "goldOptimalPrediction": 4800,
                     *             "goldWorstPrediction": 4100,
                     *             "silverOptimalPrediction": 75,
                     *             "silverWorstPrediction": 55
                     *           }
                     *         ],
                     *         "analystPredictions": [
                     *           {
                     *             "dateNTime": "2026-12-31T23:59:59Z",
                     *             "goldPrediction": 4600,
                     *             "silverPrediction": 70
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PredictionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addOrUpdateQuarterlyPredictedSpotPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "BPM-20417",
                 *       "predictedPrices": [
                 *         {
                 *           "dateNTime": "2026-12-31T23:59:59Z",
                 *           "goldOptimalPrediction": 4800,
                 *           "goldWorstPrediction": 4100
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PredictionList"];
            };
        };
        responses: {
            /** @description The predictions are saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Your predictions are saved."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerTaxReport: {
        parameters: {
            query: {
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                customerId: components["schemas"]["CustomerId"];
                /**
                 * @description The tax year; this one or the one before.
                 * @example 2026
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the year */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "year": 2026,
                     *         "from": "2026-01-01",
                     *         "until": "2026-11-20",
                     *         "reportDate": "2026-11-20T15:33:00Z",
                     *         "spotTime": "2026-11-20T15:33:00Z",
                     *         "salesWithNamedLots": 0,
                     *         "totals": {
                     *           "sales": 1,
                     *           "quantity": 15,
                     *           "proceeds": 1250.7,
                     *           "costBasis": 535.5,
                     *           "gain": 715.2,
                     *           "shortTermSales": 1,
                     *           "shortTermGain": 715.2,
                     *           "longTermSales": 0,
                     *           "longTermGain": 0
                     *         },
                     *         "gains": [
                     *           {
                     *             "saleId": 21,
                     *             "purchaseId": 9,
                     *             "transactionType": "EXIT",
                     *             "sourceName": "Corner Coin Shop",
                     *             "productId": 178562,
                     *             "productName": "1 oz Any Mint Silver Round",
                     *             "quantity": 15,
                     *             "acquired": "2025-03-10",
                     *             "sold": "2026-02-01",
                     *             "daysHeld": 328,
                     *             "term": "SHORT",
                     *             "proceeds": 1250.7,
                     *             "costBasis": 535.5,
                     *             "gain": 715.2
                     *           }
                     *         ],
                     *         "transactions": [
                     *           {
                     *             "transactionId": 21,
                     *             "transactionDate": "2026-02-01",
                     *             "transactionType": "EXIT",
                     *             "transactionQuantity": 15,
                     *             "productId": 178562,
                     *             "productName": "1 oz Any Mint Silver Round",
                     *             "productUnitPrice": 83.38,
                     *             "fees": 0,
                     *             "totalPrice": 1250.7,
                     *             "afterQuantity": 25,
                     *             "sourceName": "Corner Coin Shop"
                     *           }
                     *         ],
                     *         "holdings": [
                     *           {
                     *             "productId": 178562,
                     *             "productName": "1 oz Any Mint Silver Round",
                     *             "quantity": 25,
                     *             "firstPurchase": "2025-03-10",
                     *             "otherLots": 0,
                     *             "cost": 892.5,
                     *             "worth": 1687.5,
                     *             "unrealizedGain": 795
                     *           }
                     *         ],
                     *         "holdingTotals": {
                     *           "products": 1,
                     *           "cost": 892.5,
                     *           "worth": 1687.5,
                     *           "unrealizedGain": 795
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxReportResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    generateCustomerTaxReport: {
        parameters: {
            query: {
                /**
                 * @description The same token as in the Authorization header.
                 * @example eyJhbGciOiJIUzI1NiJ9.bold.signature
                 */
                token: string;
                /**
                 * @description The signed-in customer.
                 * @example BPM-20417
                 */
                customerId: components["schemas"]["CustomerId"];
                /**
                 * @description The tax year; this one or the one before (assumed).
                 * @example 2026
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as a PDF file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice; no data when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "imageURL": "/images/notices/holiday-hours.webp",
                     *         "noticeTitle": "Holiday hours",
                     *         "description": "Orders placed on November 26 and 27 ship on Monday, November 30.",
                     *         "noticeId": "holiday-2026"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketingAdvertisements: {
        parameters: {
            query: {
                /**
                 * @description The kind of page that shows them. Values assumed.
                 * @example home
                 */
                pagetype: "home" | "category" | "product" | "cart" | "search" | "portfolio";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisements by position, an empty list for none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 41,
                     *           "title": "Silver at spot",
                     *           "text": "One per household while it lasts.",
                     *           "imageUrl": "/images/ads/silver-at-spot.webp",
                     *           "altText": "",
                     *           "href": "/silver/silver-at-spot",
                     *           "position": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdvertisementListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getDashboardImages: {
        parameters: {
            query: {
                /**
                 * @description The kind of customer, from the preferences.
                 * @example guest
                 */
                CustomerType: components["schemas"]["CustomerType"];
                /**
                 * @description The preferred metal, left out when there is none.
                 * @example silver
                 */
                MetalType?: components["schemas"]["Metal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slides by position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "label1": "The 2026 Silver Eagle",
                     *           "tagLine": "In stock, ships in one to three business days.",
                     *           "webImageUrl": "/images/slides/silver-eagle.webp",
                     *           "altText": "A 2026 American Silver Eagle coin",
                     *           "metal": "silver",
                     *           "position": 0,
                     *           "buttons": [
                     *             {
                     *               "label": "Shop Silver Eagles",
                     *               "href": "/silver/american-silver-eagles"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DashboardImageListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getStateSaleTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "stateName": "Massachusetts",
                     *           "stateCode": "MA",
                     *           "pageUrl": "/state-sales-tax/massachusetts",
                     *           "taxRate": 6.25,
                     *           "rules": [
                     *             {
                     *               "metal": "gold",
                     *               "rule": "threshold",
                     *               "taxLimit": 1000
                     *             },
                     *             {
                     *               "metal": "silver",
                     *               "rule": "threshold",
                     *               "taxLimit": 1000
                     *             },
                     *             {
                     *               "rule": "taxable"
                     *             }
                     *           ],
                     *           "summary": "Gold and silver are exempt in orders of $1,000 or more.",
                     *           "reviewedOn": "2026-01-15"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StateSaleTaxListResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    contactUS: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One per press and content of a form. A repeated call with the same key sends nothing more and gets the first answer; 409 if it brings another message. A refusal does not use it up.
                 * @example 0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Clara",
                 *       "lastName": "Whitfield",
                 *       "emailId": "clara.whitfield@example.com",
                 *       "feedBackType": "Shipping",
                 *       "feedBackText": "May I pick up my order at a carrier's office?",
                 *       "invoice": "BPM-104512"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message has arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "message": "Thank you. We answer within one business day."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getJewelryBlogs: {
        parameters: {
            query: {
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                page: number;
                /** @description Only articles about it. */
                topic?: components["schemas"]["BlogTopic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "blogs": [
                     *           {
                     *             "slug": "how-to-measure-a-ring-size",
                     *             "title": "How to measure a ring size",
                     *             "type": "jewelry",
                     *             "description": "A strip of paper and a ruler are all it takes.",
                     *             "image": "/images/blogs/ring-size.webp",
                     *             "altText": "A strip of paper around a finger",
                     *             "publishedOn": "2026-10-08",
                     *             "publishedBy": "The editors"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "totalPages": 3,
                     *         "totalCount": 26
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlogPageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getBlogs: {
        parameters: {
            query: {
                /**
                 * @description Which of the two.
                 * @example news
                 */
                type: "blog" | "news";
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                page: number;
                /** @description Only articles about it. */
                topic?: components["schemas"]["BlogTopic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "blogs": [
                     *           {
                     *             "slug": "washington-taxes-bullion-again",
                     *             "title": "Silver closes the week higher",
                     *             "type": "news",
                     *             "description": "Industrial demand and a softer dollar lifted the metal.",
                     *             "publishedOn": "2026-11-13"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "totalPages": 8,
                     *         "totalCount": 72
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlogPageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getBlogDetail: {
        parameters: {
            query: {
                /**
                 * @description The article's name in its address.
                 * @example washington-taxes-bullion-again
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "washington-taxes-bullion-again",
                     *         "title": "Silver closes the week higher",
                     *         "type": "news",
                     *         "description": "Industrial demand and a softer dollar lifted the metal.",
                     *         "publishedOn": "2026-11-13",
                     *         "sections": [
                     *           {
                     *             "id": "the-week",
                     *             "heading": "The week in numbers",
                     *             "paragraphs": [
                     *               "Silver ended Friday two percent above the Monday before."
                     *             ]
                     *           }
                     *         ],
                     *         "next": [
                     *           {
                     *             "label": "See the price of silver",
                     *             "href": "/chart/silver-price"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlogDetailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getContentPage: {
        parameters: {
            query: {
                /**
                 * @description The page's address on the storefront.
                 * @example /legals/shipping-insurance
                 */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "path": "/legals/shipping-insurance",
                     *         "title": "Shipping and insurance",
                     *         "description": "What shipping costs, how long it takes and what is insured.",
                     *         "breadcrumb": [
                     *           {
                     *             "label": "Home",
                     *             "href": "/"
                     *           },
                     *           {
                     *             "label": "Shipping and insurance",
                     *             "href": "/legals/shipping-insurance"
                     *           }
                     *         ],
                     *         "sections": [
                     *           {
                     *             "id": "free-shipping",
                     *             "heading": "Free shipping",
                     *             "paragraphs": [
                     *               "Domestic orders of $199 or more ship free of charge."
                     *             ],
                     *             "table": {
                     *               "caption": "Shipping by order total",
                     *               "columns": [
                     *                 "Order total",
                     *                 "Charge"
                     *               ],
                     *               "rows": [
                     *                 [
                     *                   "Under $199",
                     *                   "$9.95"
                     *                 ],
                     *                 [
                     *                   "$199 or more",
                     *                   "Free"
                     *                 ]
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "next": [
                     *           {
                     *             "label": "See what leaves the vault today",
                     *             "href": "/bullion-in-stock"
                     *           }
                     *         ],
                     *         "updatedOn": "2026-09-01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSitemapPages: {
        parameters: {
            query: {
                /** @example product */
                kind: "product" | "category" | "content";
                /**
                 * @description Counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Addresses on one page.
                 * @example 500
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "pages": [
                     *           {
                     *             "path": "/product/1042/2026-american-silver-eagle-1-oz",
                     *             "updatedOn": "2026-01-12"
                     *           }
                     *         ],
                     *         "pageNumber": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SitemapPageListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms by alphabet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "term": "Premium",
                     *           "slug": "premium",
                     *           "definition": "What a product costs above the value of its metal.",
                     *           "seeAlso": [
                     *             "spot",
                     *             "ask"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
