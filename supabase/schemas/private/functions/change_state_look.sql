-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_state_look(state text, logo uuid, background uuid)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if num_nonnulls(logo, background) = 0 then
    delete from public.state_looks l where l.state = $1;
  else
    insert into public.state_looks (state, logo_id, background_id) values ($1, $2, $3)
      on conflict on constraint state_looks_pkey do update set logo_id = excluded.logo_id, background_id = excluded.background_id;
  end if;
  return 'saved';
end $function$;
grant execute on function private.change_state_look(state text, logo uuid, background uuid) to function_owner;
