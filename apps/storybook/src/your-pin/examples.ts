// The responses below are texts, because the page shows what a server sends, not a model of it.

/** A product pin as a resource of a server (S1 §3), in its response. */
export const REST_EXAMPLE = `{
  "resource_response": {
    "status": "success",
    "code": 0,
    "message": "ok",
    "data": {
      "node_id": "cGluOjgxMTQ5MjQyODg5MzIxNjczMg==",
      "id": "811492428893216732",
      "type": "pin",
      "title": "Espresso cup, oak-fired",
      "grid_title": "Espresso cup, oak-fired",
      "description": "Thrown by hand, fired with oak for two days.",
      "alt_text": null,
      "auto_alt_text": "a cup of coffee on a wooden table",
      "domain": "kilnandco.example",
      "link": "https://kilnandco.example/cups/espresso?ref=pin",
      "link_domain": {
        "official_user": {
          "id": "811492566300000102",
          "type": "user",
          "username": "kilnandco",
          "full_name": "Kiln & Co",
          "first_name": "Kiln",
          "image_small_url": "/photographs/chelsea.jpg",
          "image_medium_url": "/photographs/chelsea.jpg",
          "is_default_image": false,
          "is_verified_merchant": true,
          "verified_identity": {
            "verified": true
          },
          "explicitly_followed_by_me": false,
          "follower_count": 1203
        }
      },
      "created_at": "Thu, 19 Sep 2024 19:41:32 +0000",
      "dominant_color": "#8a5a2e",
      "image_signature": "4f2a9c1be07d83a6655e1b7c90ad3e21",
      "image_crop": {
        "min_y": 0,
        "max_y": 1
      },
      "images": {
        "60x60": {
          "width": 60,
          "height": 60,
          "url": "/photographs/coffee.jpg?60x60"
        },
        "136x136": {
          "width": 136,
          "height": 136,
          "url": "/photographs/coffee.jpg?136x136"
        },
        "170x": {
          "width": 170,
          "height": 113,
          "url": "/photographs/coffee.jpg?170x"
        },
        "236x": {
          "width": 236,
          "height": 157,
          "url": "/photographs/coffee.jpg?236x"
        },
        "474x": {
          "width": 474,
          "height": 316,
          "url": "/photographs/coffee.jpg?474x"
        },
        "564x": {
          "width": 564,
          "height": 376,
          "url": "/photographs/coffee.jpg?564x"
        },
        "736x": {
          "width": 736,
          "height": 491,
          "url": "/photographs/coffee.jpg?736x"
        },
        "orig": {
          "width": 600,
          "height": 400,
          "url": "/photographs/coffee.jpg?orig"
        }
      },
      "rich_summary": {
        "id": "p1",
        "type": "richpingriddata",
        "type_name": "product",
        "site_name": "Kiln & Co",
        "display_name": "Espresso cup, oak-fired",
        "products": [
          {
            "id": "90012",
            "item_id": "KC-2231",
            "name": "Espresso cup, oak-fired",
            "type": "shoppingproduct",
            "brand": {
              "name": "Kiln & Co"
            },
            "offer_summary": {
              "price": "$24.00",
              "min_price": "$24.00",
              "max_price": "$24.00",
              "standard_price": "$32.00",
              "currency": "USD",
              "in_stock": true,
              "availability": 1
            },
            "shipping_info": {
              "free_shipping_price": "$50",
              "free_shipping_value": 50
            },
            "label_info": {
              "labels": [
                "Best seller"
              ]
            }
          }
        ],
        "aggregate_rating": {
          "rating_value": "4.77",
          "max_rating": 5,
          "rating_count": 210,
          "review_count": 190
        }
      },
      "pinner": {
        "id": "811492566300000101",
        "type": "user",
        "username": "lenaadler",
        "full_name": "Lena Adler",
        "first_name": "Lena",
        "image_small_url": "/photographs/chelsea.jpg",
        "image_medium_url": "/photographs/chelsea.jpg",
        "is_default_image": false,
        "is_verified_merchant": false,
        "verified_identity": {},
        "explicitly_followed_by_me": false,
        "follower_count": 1203
      },
      "native_creator": null,
      "board": {
        "id": "811492497562345001",
        "type": "board",
        "name": "Breakfast table",
        "url": "/lenaadler/breakfast-table/",
        "privacy": "public",
        "layout": "default",
        "is_collaborative": false,
        "collaborator_count": 0,
        "collaborated_by_me": false,
        "followed_by_me": false,
        "owner": {
          "id": "811492566300000101",
          "type": "user",
          "username": "lenaadler",
          "full_name": "Lena Adler",
          "first_name": "Lena",
          "image_small_url": "/photographs/chelsea.jpg",
          "image_medium_url": "/photographs/chelsea.jpg",
          "is_default_image": false,
          "is_verified_merchant": false,
          "verified_identity": {},
          "explicitly_followed_by_me": false,
          "follower_count": 1203
        }
      },
      "pinned_to_board": null,
      "reaction_counts": {
        "1": 140,
        "5": 1
      },
      "videos": null,
      "embed": null,
      "carousel_data": null,
      "story_pin_data": null,
      "is_promoted": false,
      "is_downstream_promotion": false,
      "is_eligible_for_pdp": false,
      "is_oos_product": false,
      "is_stale_product": false,
      "is_shoppable": true,
      "is_repin": true,
      "is_quick_promotable": false,
      "promoted_is_removable": false,
      "shopping_flags": [
        1,
        6
      ],
      "access": [],
      "price_currency": "USD",
      "tracking_params": "CwABAAAAEDE3MjY3NzQ4OTI0NTc4MjMLAAcAAAAOdW5rbm93bi91bmtub3duAA"
    },
    "http_status": 200
  },
  "resource": {
    "name": "PinResource",
    "options": {
      "id": "811492428893216732"
    }
  }
}`;

/** A picture pin as a node of a graph (S1 §3), in its response. */
export const GRAPH_EXAMPLE = `{
  "data": {
    "node": {
      "__typename": "Pin",
      "id": "UGluOjgxMTQ5MjQyODg5MzIxNjczMQ==",
      "entityId": "811492428893216731",
      "title": "Dune study",
      "gridTitle": "Dune study",
      "description": " ",
      "closeupUnifiedDescription": "A linocut of three dunes.",
      "altText": null,
      "autoAltText": "dunes under an orange sky",
      "domain": "printhouse.example",
      "link": "https://printhouse.example/prints",
      "createdAt": "Thu, 19 Sep 2024 19:41:32 +0000",
      "dominantColor": "#e3a76b",
      "imageCrop": {
        "minY": 0,
        "maxY": 1
      },
      "imageSpec_136x136": {
        "url": "/prints/dunes.svg?136x136",
        "width": 136,
        "height": 136
      },
      "imageSpec_236x": {
        "url": "/prints/dunes.svg?236x",
        "width": 236,
        "height": 354
      },
      "imageSpec_474x": {
        "url": "/prints/dunes.svg?474x",
        "width": 474,
        "height": 711
      },
      "imageSpec_736x": {
        "url": "/prints/dunes.svg?736x",
        "width": 600,
        "height": 900
      },
      "pinner": {
        "__typename": "User",
        "id": "VXNlcjo4MTE0OTI1NjYzMDAwMDAxMDE=",
        "entityId": "811492566300000101",
        "username": "lenaadler",
        "fullName": "Lena Adler",
        "imageSmallUrl": "/photographs/chelsea.jpg",
        "imageMediumUrl": "/photographs/chelsea.jpg",
        "isVerifiedMerchant": false,
        "explicitlyFollowedByMe": false
      },
      "nativeCreator": {
        "__typename": "User",
        "id": "VXNlcjo4MTE0OTI1NjYzMDAwMDAxMDE=",
        "entityId": "811492566300000101",
        "username": "lenaadler",
        "fullName": "Lena Adler",
        "imageSmallUrl": "/photographs/chelsea.jpg",
        "imageMediumUrl": "/photographs/chelsea.jpg",
        "isVerifiedMerchant": false,
        "explicitlyFollowedByMe": false
      },
      "board": {
        "__typename": "Board",
        "id": "Qm9hcmQ6Nw==",
        "entityId": "7",
        "name": "Desert prints",
        "url": "/lenaadler/desert-prints/",
        "privacy": "PUBLIC",
        "isCollaborative": false,
        "collaboratorCount": 0,
        "owner": {
          "__typename": "User",
          "id": "VXNlcjo4MTE0OTI1NjYzMDAwMDAxMDE=",
          "entityId": "811492566300000101",
          "username": "lenaadler",
          "fullName": "Lena Adler",
          "imageSmallUrl": "/photographs/chelsea.jpg",
          "imageMediumUrl": "/photographs/chelsea.jpg",
          "isVerifiedMerchant": false,
          "explicitlyFollowedByMe": false
        }
      },
      "pinnedToBoard": null,
      "reactionCountsData": [
        {
          "reactionType": 1,
          "reactionCount": 140
        }
      ],
      "richMetadata": null,
      "richSummary": null,
      "isPromoted": false,
      "shoppingFlags": [
        2
      ],
      "access": [],
      "storyPinData": null,
      "videos": null,
      "trackingParams": "CwAB"
    }
  }
}`;
