-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  refusal public.coin_outcome := private.world_refusal(member);
  entry text;
  earned integer := 0;
  bought text[] := '{}';
  missed text[] := '{}';
begin
  if cardinality(sources) > 500 or cardinality(wanted) > 100 or cardinality(worn) > 2 then
    raise exception 'too many entries' using errcode = 'invalid_parameter_value';
  end if;
  if refusal is null then
    perform private.lock_wardrobe(member);
    foreach entry in array sources loop
      if private.add_coins(member, entry) = 'granted' then earned := earned + private.coins_for(entry); end if;
    end loop;
    foreach entry in array wanted loop
      case private.pay_for_costume(member, entry)
        when 'bought' then bought := bought || entry;
        when 'too-few' then missed := missed || entry;
        else null;
      end case;
    end loop;
    foreach entry in array worn loop
      if not exists (select from public.wardrobes w join public.costumes c on c.key in (w.costume, w.background)
        where w.user_id = member and c.kind = (select k.kind from public.costumes k where k.key = entry)) then
        perform private.put_on_costume(member, entry);
      end if;
    end loop;
    update public.wardrobes w set nameplate = guest_nameplate
      where w.user_id = member and w.nameplate is null and private.is_nameplate(guest_nameplate);
  end if;
  return jsonb_build_object('refusal', refusal, 'earned', earned, 'bought', bought, 'missed', missed);
end $function$;
alter function private.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text) owner to function_owner;
grant execute on function private.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text) to service_role;
