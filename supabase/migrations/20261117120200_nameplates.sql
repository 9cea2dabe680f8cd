-- Nameplates: two random words from these lists instead of a name. Nobody types one.

create function private.nameplate_words(out first text[], out second text[])
language sql immutable set search_path = '' as $$
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
$$;

create function private.new_nameplate() returns text language plpgsql set search_path = '' as $$
declare
  words record := private.nameplate_words();
begin
  return words.first[1 + floor(random() * cardinality(words.first))::integer] || ' '
    || words.second[1 + floor(random() * cardinality(words.second))::integer];
end $$;
call private.publish_function('new_nameplate', '{anon}');

create function private.is_nameplate(given text) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  words record := private.nameplate_words();
begin
  return coalesce(given = split_part(given, ' ', 1) || ' ' || split_part(given, ' ', 2)
    and split_part(given, ' ', 1) = any (words.first) and split_part(given, ' ', 2) = any (words.second), false);
end $$;
grant execute on function private.is_nameplate(text) to function_owner;
grant execute on function private.nameplate_words() to function_owner, anon;

-- Gives the member another nameplate; null if nothing may be stored for them.
create function private.change_nameplate() returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  given text := private.new_nameplate();
begin
  if private.world_refusal(me) is not null then return null; end if;
  perform private.lock_wardrobe(me);
  update public.wardrobes w set nameplate = given where w.user_id = me;
  return given;
end $$;
call private.publish_function('change_nameplate', '{authenticated}');
