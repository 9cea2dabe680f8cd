-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.nameplate_words(OUT first text[], OUT second text[])
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select
    '{Amber,Bouncy,Brave,Breezy,Bright,Bubbly,Calm,Caring,Cheery,Clever,Cosmic,Cozy,Crafty,Curious,Daring,Dreamy,
      Eager,Fearless,Fluffy,Friendly,Fuzzy,Gentle,Giggly,Glad,Golden,Graceful,Happy,Helpful,Honest,Hopeful,Jazzy,
      Jolly,Kind,Lively,Loyal,Lucky,Mellow,Merry,Mighty,Minty,Musical,Nimble,Patient,Peaceful,Playful,Polite,Proud,
      Quick,Quiet,Ready,Snazzy,Snug,Sparkly,Speedy,Steady,Sunny,Swift,Thoughtful,Tidy,Trusty,Upbeat,Warm,Wise,Zesty}'::text[],
    '{Acorn,Badger,Balloon,Banjo,Beacon,Biscuit,Bluebird,Bumblebee,Button,Cactus,Canoe,Cloud,Clover,Comet,Compass,
      Cookie,Daisy,Dolphin,Dragonfly,Drummer,Falcon,Feather,Fern,Firefly,Fox,Galaxy,Gecko,Hedgehog,Heron,Kite,Koala,
      Lantern,Lemon,Lighthouse,Lynx,Mango,Maple,Meadow,Meteor,Mitten,Moon,Muffin,Narwhal,Otter,Pancake,Panda,Pebble,
      Penguin,Pepper,Pickle,Pine,Puffin,Quokka,Raccoon,River,Robin,Rocket,Sailor,Sparrow,Squirrel,Sunflower,Teapot,
      Tiger,Turtle,Walnut,Whale}'::text[]
$function$;
grant execute on function private.nameplate_words(OUT first text[], OUT second text[]) to anon, function_owner;
