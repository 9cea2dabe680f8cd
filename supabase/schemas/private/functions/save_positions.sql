-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_positions(positions jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(jsonb_typeof(positions), '') <> 'array' or jsonb_array_length(positions) > 500 then
    raise exception 'send an array of up to 500 positions' using errcode = 'invalid_parameter_value';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lesson', p.entry -> 'lesson', 'outcome', private.save_position_entry(p.entry)) order by p.n), '[]')
    from jsonb_array_elements(positions) with ordinality as p (entry, n)
  );
end $function$;
alter function private.save_positions(positions jsonb) owner to function_owner;
grant execute on function private.save_positions(positions jsonb) to authenticated;
